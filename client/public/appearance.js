// Runs before the first paint, so that a page chosen dark never starts white. A file, because the content security
// policy allows no inline scripts. client/src/data/appearance.ts takes over later; client/src/lib/language.ts reads the language.
(function () {
  var device = {};
  try {
    device = JSON.parse(localStorage.getItem('podium')).auth.device || {};
  } catch {
    // Nothing stored, or storage is forbidden: the system decides.
  }
  var root = document.documentElement;
  var dark =
    device.colourMode === 'dark' ||
    (device.colourMode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.appearance = dark ? 'dark' : 'light';
  var language = device.language || (/^ur\b/i.test(navigator.language) ? 'ur' : 'en');
  root.lang = language;
  root.dir = language === 'ur' ? 'rtl' : 'ltr';
})();
