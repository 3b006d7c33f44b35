// Presses the button that leads from an answered card to the next one, and reports when that can be answered: in ms since
// the press.
window.nextCardMs = () =>
  new Promise((resolve) => {
    const heading = () => document.querySelector('main h2')?.textContent;
    const answered = heading();
    const pressedAt = performance.now();
    new MutationObserver((_changes, observer) => {
      const isThere = document.querySelector('main [data-verdict]') === null && heading() !== answered;
      if (!isThere || document.querySelector('main section ul button') === null) return;
      observer.disconnect();
      // Painted with the next animation frame; the task after it answers a press.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
    }).observe(document, { childList: true, subtree: true, characterData: true });
    document.querySelector('main [data-verdict] ~ div button').click();
  });
