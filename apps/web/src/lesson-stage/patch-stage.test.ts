import { expect, it } from 'vitest';
import { patchStage } from './patch-stage.ts';

function stageWith(markup: string): HTMLElement {
  const stage = document.createElement('div');
  patchStage(stage, markup);
  return stage;
}

it('an element with the same key stays the same one, so that it can move to its new place', () => {
  const stage = stageWith('<p data-key="a" style="top:0px">1</p><p data-key="b" style="top:9px">2</p>');
  const [first, second] = stage.children;
  patchStage(stage, '<p data-key="a" style="top:9px">1</p><p data-key="b" style="top:0px">2</p>');
  expect([...stage.children]).toEqual([first, second]);
  expect(first?.getAttribute('style')).toBe('top:9px');
});

it('an element that comes before the others does not replace them', () => {
  const stage = stageWith('<p data-key="b">2</p>');
  const second = stage.querySelector('[data-key="b"]');
  patchStage(stage, '<p data-key="a">1</p><p data-key="b">2</p>');
  expect(stage.textContent).toBe('12');
  expect(stage.querySelector('[data-key="b"]')).toBe(second);
});

it('what is equal is not touched', () => {
  const card = '<section data-key="output"><pre>Tea &lt; 5</pre></section>';
  const stage = stageWith(`<p data-key="a">1</p>${card}`);
  const output = stage.querySelector('section');
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((records) => changes.push(...records));
  watch.observe(stage, { subtree: true, childList: true, attributes: true, characterData: true });
  patchStage(stage, `<p data-key="a">2</p>${card}`);
  changes.push(...watch.takeRecords());
  watch.disconnect();
  expect(stage.textContent).toBe('2Tea < 5');
  expect(stage.querySelector('section')).toBe(output);
  expect(changes.some(({ target }) => output?.contains(target))).toBe(false);
});
