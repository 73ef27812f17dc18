// Sets the chosen theme before the first paint; a classic script, because modules run later.
(function () {
  try {
    const theme = localStorage.getItem('moyo.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (e) { /* no storage: the system's theme */ }
})();
