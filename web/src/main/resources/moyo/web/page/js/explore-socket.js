// The socket of one exploration.
import { Socket } from './api.js';

/** Opens it; `send` answers false while the connection is down. */
export function openSocket({ opened, message, closed }) {
  const socket = new Socket('/api/explore/socket');
  socket.addEventListener('open', opened);
  socket.addEventListener('message', (event) => message(event.detail));
  socket.addEventListener('lost', closed);
  return socket;
}
