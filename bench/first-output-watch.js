// Presses Run as soon as it is there, as the learner would, and reports when the output of the program is shown: in ms
// since the navigation.
window.firstOutputMs = new Promise((resolve) => {
  let isPressed = false;
  new MutationObserver((_changes, observer) => {
    if (!isPressed) {
      const run = document.querySelector('main form button[type=submit]');
      // The editor comes last; before it there is no program to run.
      if (run === null || document.querySelector('main .cm-content, main textarea:not([inert] *)') === null)
        return;
      isPressed = true;
      setTimeout(() => run.click());
      return;
    }
    if (document.querySelector(`main section[aria-label="${window.transcriptLabel}"] pre`) === null) return;
    observer.disconnect();
    // Painted with the next animation frame.
    requestAnimationFrame(() => resolve(performance.now()));
  }).observe(document, { childList: true, subtree: true });
});
