// Reports when a shared program has drawn its first line, or shown its text: in ms since the navigation.
window.sharedOutputMs = new Promise((resolve) => {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('.drawing-paper path:not([display]), main section[aria-label] pre') === null)
      return;
    observer.disconnect();
    // Painted with the next animation frame.
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  }).observe(document, { childList: true, subtree: true, attributes: true });
});
