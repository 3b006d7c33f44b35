import { expect, it, vi } from 'vitest';
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

const running =
  '<p data-line="2"><code>n = <b>5</b></code></p><div class="values"><div class="box" data-key="box-0-n"><span class="shown">5</span></div></div>';

function flight(step: number, from: string): string {
  return `<i class="flight" data-key="flight-${step}" data-ms="300" data-from="${from}" data-to="box 0-n">5</i>`;
}

it('a value moves from its place in the program into its box, once', () => {
  const animate = vi.fn();
  Object.assign(Element.prototype, { animate });
  Object.assign(Range.prototype, { getBoundingClientRect: placeOfRange });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOfElement);
  const stage = stageWith(running + flight(1, 'code 2 4 5'));
  patchStage(stage, `${running}${flight(1, 'code 2 4 5')}<p>3</p>`);
  expect(animate).toHaveBeenCalledTimes(1);
  const frames = [
    { transform: 'translate(40px, 0px)', opacity: 1 },
    { transform: 'translate(0px, 90px)', opacity: 1 },
  ];
  expect(animate).toHaveBeenCalledWith(frames, { duration: 300, easing: 'ease-in-out' });
  patchStage(stage, running + flight(2, 'typed'));
  expect(animate, 'nothing was typed').toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
  vi.restoreAllMocks();
});

/** Ten pixels to the right for each letter before the range. */
function placeOfRange(this: Range): DOMRect {
  const before = this.startContainer.parentElement?.previousSibling?.textContent?.length ?? 0;
  return new DOMRect((before + this.startOffset) * 10, 0, 0, 0);
}

function placeOfElement(this: Element): DOMRect {
  return new DOMRect(0, this.className === 'shown' ? 90 : 0, 0, 0);
}
