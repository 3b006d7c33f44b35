// Records in a page when the largest paint was, how much the layout shifted, and when the editor appeared.
window.seen = { paint: 0, shift: 0, editor: null };

function observe(type, take) {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  observer.observe({ type, buffered: true });
}

observe('largest-contentful-paint', (entry) => {
  window.seen.paint = entry.startTime;
});
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) window.seen.shift += entry.value;
});
new MutationObserver((_changes, observer) => {
  if (document.querySelector('main textarea:not([inert] *), main .cm-content') === null) return;
  window.seen.editor = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
