// Reports how long after the answer of a run its drawing is on the screen: in ms, when at least so many lines are painted.
window.drawingMs = (lines) =>
  new Promise((resolve) => {
    const answered = () =>
      performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/run/'));
    new MutationObserver((_changes, observer) => {
      // An element may show many lines, each of which begins with M.
      const paths = [...document.querySelectorAll('.drawing-paper path:not([display])')];
      if (paths.reduce((sum, path) => sum + path.getAttribute('d').split('M').length - 1, 0) < lines) return;
      observer.disconnect();
      // Painted with the next animation frame.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - answered().responseEnd)));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
