import type { Language } from '@python-learning/domain';
import { classes, escapeHtml } from '../html.ts';
import { momentAt, type SeenProgram } from './moment.ts';
import { type Drawing, objectMarkup, valueMarkup } from './object-markup.ts';
import { type Box, type Detail, leadsToShared, ownersOf, type PicturedFrame, pictureAt } from './picture.ts';
import { roundsAt } from './rounds.ts';
import { valueText } from './value-text.ts';
import { type ValueWords, valueWords } from './words.ts';

/** A program, the step whose values are drawn (its place in `shownSteps`), and how much of objects: all where it is missing. */
export type ShownValues = { seen: SeenProgram; index: number; language: Language; detail?: Detail };

/**
 * Draws the values of a step as markup: the names of the program and of its running calls in boxes, the objects that several of them share, the
 * rounds of the running loop, and the condition that was decided. `values.css` styles it, `drawArrows` draws its arrows. The value of a
 * box that changed is a new element in each step, so that its animation begins again: it waits for `flyValues`.
 */
export function valuesMarkup({ seen, index, language, detail = 'all' }: ShownValues): string {
  const words = valueWords[language];
  const drawing = { picture: pictureAt(seen, index, detail), words, index };
  const condition = momentAt(seen, index)?.step.condition;
  const rounds = roundsAt(seen, index);
  const foot = [
    ...(rounds === null ? [] : [roundsMarkup(rounds, words)]),
    ...(condition === undefined ? [] : [conditionMarkup(condition)]),
  ].join('');
  return foot === '' ? deskMarkup(drawing) : `${deskMarkup(drawing)}<div class="values-foot">${foot}</div>`;
}

type StepDrawing = Drawing & { index: number };

function deskMarkup(drawing: StepDrawing): string {
  const { frames, shared } = drawing.picture;
  if (frames.every(({ boxes, name }) => boxes.length === 0 && name === null)) {
    return `<p class="values-none">${drawing.words.noNames}</p>`;
  }
  const calls = frames.map((frame) => frameMarkup(drawing, frame)).join('');
  // Each name says its value, also that of a shared object.
  const objects = shared.map((id) => objectMarkup(drawing, id)).join('');
  const beside =
    shared.length === 0
      ? ''
      : `<div class="values-shared" aria-hidden="true" lang="en">${objects}</div><svg class="values-arrows" aria-hidden="true" data-key="arrows"><path/></svg>`;
  const names = classes({ 'values-desk': true, called: frames.length > 1 });
  return `<div class="${names}"><div class="values-frames">${calls}</div>${beside}</div>`;
}

function frameMarkup(drawing: StepDrawing, frame: PicturedFrame): string {
  const { id, name, boxes, returned } = frame;
  const given: Box[] =
    returned === undefined || returned === null
      ? []
      : [{ name: 'return', value: returned, old: null, isNew: true }];
  const all = [...boxes, ...given];
  // Below the others and below one another, so that no arrow crosses a box.
  const sharing = all.filter(({ value }) => leadsToShared(drawing.picture, value));
  const others = all.filter((box) => !sharing.includes(box));
  const marked = [
    ...others.map((box) => boxMarkup(drawing, id, box, false)),
    ...sharing.map((box) => boxMarkup(drawing, id, box, true)),
  ];
  const list = marked.length === 0 ? '' : `<dl>${marked.join('')}</dl>`;
  if (name === null) return list;
  const names = classes({ call: true, ended: returned !== undefined });
  const title = escapeHtml(name);
  return `<div class="${names}" data-key="call-${id}" role="group" aria-label="${escapeHtml(drawing.words.call(name))}"><p class="of" aria-hidden="true">${title}()</p>${list}</div>`;
}

function boxMarkup(drawing: StepDrawing, frame: number, box: Box, isSharing: boolean): string {
  const { name, value, old, isNew } = box;
  const isReturned = name === 'return';
  const names = classes({ box: true, sharing: isSharing, new: isNew, returned: isReturned });
  const was = old === null ? '' : `<s aria-hidden="true">${escapeHtml(old)}</s>`;
  const key = escapeHtml(`${frame}-${name}`);
  const shown = valueMarkup(drawing, value);
  const at = isNew ? drawing.index : 'kept';
  return `<div class="${names}" data-key="box-${key}"${isNew ? ' data-new="true"' : ''}><dt translate="no">${escapeHtml(name)}${was}</dt><dd translate="no"><span class="said">${escapeHtml(said(drawing, box))}</span><span class="shown" aria-hidden="true" data-key="value-${key}-${at}">${shown}</span></dd></div>`;
}

/** What a screen reader says of a value: the value, which names share it, that it changed, and what it was. */
function said({ picture, words }: Drawing, { value, old, isNew }: Box): string {
  const owners = typeof value === 'string' ? [] : ownersOf(picture, value.ref);
  return [
    valueText(value, picture.objects),
    ...(owners.length > 1 ? [words.shared(owners.join(', '))] : []),
    ...(isNew ? [words.changed] : []),
    ...(old === null ? [] : [words.was(old)]),
  ].join('; ');
}

/** More beads than these are no longer counted by eye. */
const mostBeads = 12;

function roundsMarkup(rounds: number, words: ValueWords): string {
  const beads = '<i></i>'.repeat(Math.min(rounds, mostBeads));
  return `<p class="values-rounds" data-key="rounds">${words.round(rounds)}<span aria-hidden="true">${beads}</span></p>`;
}

function conditionMarkup({ source, value }: { source: string; value: boolean }): string {
  const names = classes({ 'values-condition': true, yes: value });
  return `<p class="${names}" lang="en" translate="no">${escapeHtml(source)} → ${value ? 'True' : 'False'}</p>`;
}
