// Runs before the first paint. A separate file, because the page allows no inline scripts.
(() => {
  const root = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is not accessible: use the system's settings.
      return null;
    }
  };

  // Prevents a flash of wrong colours, language or sizes. Keys and rules are those of
  // src/lib/settings/local-settings.ts.
  const theme = kept('theme');
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : ofDevice;
  root.dataset.textSize = kept('text_size') || 'normal';
  root.dataset.codeSize = kept('code_size') || 'normal';
  const wanted = [kept('language') || '', ...(navigator.languages || [])].map(
    (tag) => tag.toLowerCase().split('-')[0],
  );
  const drawnIn = root.lang;
  root.lang = wanted.find((tag) => tag === 'ta' || tag === 'en') || 'ta';
  // Markup that the server rendered in another language stays hidden until the app has rendered it again.
  if (root.lang !== drawnIn) root.dataset.wrongLanguage = '';

  // Preload the files of this address's screen. The build fills in the list.
  const filesOfScreens = {};
  const [, screen, id] = location.pathname.split('/');
  for (const file of filesOfScreens[screen] || []) {
    const link = document.createElement('link');
    const isFont = file.endsWith('.woff2');
    link.rel = isFont ? 'preload' : 'modulepreload';
    if (isFont) link.as = 'font';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }

  // Start the api calls of this screen early (src/lib/api/early-answers.ts).
  const milestone = id ? `/learn/milestones/${id}` : undefined;
  const callsOfScreens = {
    dashboard: ['/learn/milestones/'],
    learn: ['/learn/milestones/', milestone && `${milestone}/learn-contents/`],
    code: [milestone && `${milestone}/questions/`],
    exercise: ['/learn/milestones/', milestone && `${milestone}/mcq-questions/`],
  };
  const isLearner = kept('storage_owner') !== null;
  const ofLearner = ['/learn/progress/', '/subscriptions/status/', ...(callsOfScreens[screen] || [])];
  const [, token] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) || [];
  const csrf = token ? { 'X-CSRFToken': decodeURIComponent(token) } : {};
  const answers = {};
  for (const call of ['/auth/user/', ...(isLearner ? ofLearner : [])]) {
    if (!call) continue;
    const headers = { Accept: 'application/json', 'Accept-Language': root.lang, ...csrf };
    const answer = fetch(`/api${call}`, { credentials: 'same-origin', headers });
    // The code that takes the answer handles its failure; this avoids an unhandled rejection.
    answer.catch(() => undefined);
    answers[`/api${call}`] = answer;
  }
  window.earlyAnswers = answers;
})();
