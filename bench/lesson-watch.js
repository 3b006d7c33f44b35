// Tells how long the first picture of a lesson takes, in milliseconds since the last press, or since the navigation.
window.firstPictureMs = new Promise((resolve) => {
  let askedMs = 0;
  addEventListener('click', ({ timeStamp }) => (askedMs = timeStamp), { capture: true });

  // What is there now is on the screen with the next picture of the page.
  const show = () => requestAnimationFrame(() => resolve(performance.now() - askedMs));

  // A video that plays shows its own pictures, no longer the poster. Its events do not bubble.
  addEventListener('playing', show, { capture: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('.stage > *') === null) return;
    observer.disconnect();
    show();
  }).observe(document, { childList: true, subtree: true });
});
