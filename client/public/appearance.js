// Runs before the first paint, so that a page chosen dark never starts white. A file, because the content security
// policy allows no inline scripts. client/src/data/settings/appearance.ts takes over later; client/src/lib/language.ts reads the language.
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
  root.style.colorScheme = root.dataset.appearance;
  // The person's choice comes before the browser's languages; what the event does not offer, gives way to its default.
  var offered = device.offeredLanguages || ['en', 'ur', 'ar'];
  var wanted = [device.language].concat(navigator.languages).map(function (name) {
    return String(name).split('-')[0].toLowerCase();
  });
  var language =
    wanted.find(function (name) {
      return offered.indexOf(name) >= 0;
    }) || offered[0];
  root.lang = language;
  root.dir = language === 'en' ? 'ltr' : 'rtl';
})();
