// The server: requests that answer JSON, and a socket that comes back by itself.

/** The server's refusal; the message is a sentence for the user. */
export class Refused extends Error {}

async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('The server does not answer. Is ./moyo web still running?');
  }
  const text = await response.text();
  let answer = null;
  try {
    answer = text === '' ? {} : JSON.parse(text);
  } catch { /* below */ }
  if (!response.ok) throw new Refused(answer?.error ?? `The server answered ${response.status} to ${path}.`);
  if (answer === null) throw new Refused(`The server's answer to ${path} cannot be read.`);
  return answer;
}

export const get = (path) => request('GET', path);
export const post = (path, body) => request('POST', path, body);
export const remove = (path) => request('DELETE', path);

let infoOnce = null;

/** What the server offers; asked once. */
export function info() {
  infoOnce ??= get('/api/info').catch((e) => {
    infoOnce = null;
    throw e;
  });
  return infoOnce;
}

/**
 * A socket that reconnects by itself with growing pauses. Events: 'open', 'message' (detail: the
 * JSON), 'lost'. Messages sent while it is down are dropped, unless they are kept: see onOpen.
 */
export class Socket extends EventTarget {
  constructor(path) {
    super();
    this.path = path;
    this.pause = 250;
    this.closed = false;
    this.opened = false;
    this.awake = () => { if (document.visibilityState === 'visible') this.hurry(); };
    document.addEventListener('visibilitychange', this.awake);
    addEventListener('online', this.awake);
    this.connect();
  }

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = 250;
      this.opened = true;
      this.dispatchEvent(new CustomEvent('open'));
    };
    socket.onmessage = (e) => {
      let message;
      try {
        message = JSON.parse(e.data);
      } catch {
        return;
      }
      this.dispatchEvent(new CustomEvent('message', { detail: message }));
    };
    socket.onclose = (e) => {
      if (this.closed) return;
      this.opened = false;
      this.dispatchEvent(new CustomEvent('lost', { detail: { code: e.code, reason: e.reason } }));
      if (this.closed) return;
      this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(this.pause * 1.7, 8000);
    };
  }

  /** Connects now instead of after the pause. */
  hurry() {
    if (this.closed || this.opened || this.socket.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Sends a message; false if the socket is down. */
  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.awake);
    removeEventListener('online', this.awake);
    this.socket.close();
  }
}
