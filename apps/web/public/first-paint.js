// Runs before the first paint, so that neither theme nor language flashes. A file of its own: the page allows
// no inline scripts. Keys and rules are those of src/lib/theme and src/lib/language.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage is closed to us: the system's choices hold.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (language !== 'ta' && language !== 'en') {
    const wanted = (navigator.languages || []).map((tag) => tag.toLowerCase().split('-')[0]);
    language = wanted.find((tag) => tag === 'ta' || tag === 'en') || 'ta';
  }
  root.lang = language;
})();
