// Reports when the first picture of a lesson is shown, in ms since the last click, or else since the navigation.
window.firstPictureMs = new Promise((resolve) => {
  let askedMs = 0;
  addEventListener('click', ({ timeStamp }) => (askedMs = timeStamp), { capture: true });

  // The current content of the page is painted with its next animation frame.
  const show = () => requestAnimationFrame(() => resolve(performance.now() - askedMs));

  // A playing video shows its own frames instead of the poster. Media events do not bubble.
  addEventListener('playing', show, { capture: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('.stage > *') === null) return;
    observer.disconnect();
    show();
  }).observe(document, { childList: true, subtree: true });
});
