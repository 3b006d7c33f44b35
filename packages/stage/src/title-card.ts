import type { Language } from '@python-learning/domain';
import { letterEm } from './card-size.ts';
import { escapeHtml } from './html.ts';
import { kolamMarkup } from './kolam-markup.ts';
import { lengthOf } from './letters.ts';
import { type Look, type Room, videoLook } from './look.ts';
import type { Timeline } from './timeline.ts';
import { courseName, stageWords } from './words.ts';
import { milestoneWorld } from './world/milestone-worlds.ts';
import { worldMarkup } from './world/world-markup.ts';
import { columnsOf } from './wrap.ts';

/** Time since the card appeared, and how long it stays, in milliseconds. */
type Since = { sinceMs: number; lengthMs: number };

const kolamStartMs = 200;
const kolamMs = 4_200;

/** Renders the first frame: the title of the lesson, and a kolam that is drawn during the greeting. */
export function titleCard(timeline: Timeline, { sinceMs, lengthMs }: Since, look: Look): string {
  const drawMs = Math.min(kolamMs, lengthMs - kolamStartMs - 300);
  const { milestone } = timeline;
  return card(
    {
      over:
        milestone === 0
          ? courseName
          : `${courseName} · ${stageWords[timeline.language].milestone(milestone)}`,
      title: timeline.title,
      under: '',
      progress: eased((sinceMs - kolamStartMs) / drawMs),
      litDot: milestone,
      place: placeMarkup(milestone, timeline.language),
    },
    look,
  );
}

/** Renders the last frame: the kolam closes, and the learner may go on, or a visitor may begin. */
export function closingCard(timeline: Timeline, { sinceMs, lengthMs }: Since, look: Look): string {
  const words = stageWords[timeline.language];
  const progress = eased(sinceMs / (lengthMs - 1_200));
  const { milestone } = timeline;
  const isForVisitors = milestone === 0;
  return card(
    {
      over: timeline.title,
      title: isForVisitors ? words.invitation : words.closing,
      under: isForVisitors ? words.invitationNote : words.closingNote,
      progress,
      litDot: milestone,
      place: '',
      credit: creditOf(timeline),
    },
    look,
  );
}

/** Says whose voices were heard; null where only the machine spoke. */
export function creditOf({ voices, language }: Pick<Timeline, 'voices' | 'language'>): string | null {
  return voices === undefined || voices.length === 0 ? null : stageWords[language].voices(voices.join(', '));
}

/** Renders the poster for the list of lessons. It is one picture for all languages, with room for two of them. */
export function posterCard(title: { en: string; ta: string }, milestone: number): string {
  return card(
    {
      over: courseName,
      title: title.ta,
      under: title.en,
      progress: 1,
      litDot: milestone,
      place: placeMarkup(milestone, 'ta'),
    },
    videoLook,
  );
}

type Card = {
  over: string;
  title: string;
  under: string;
  progress: number;
  litDot: number;
  place: string;
  credit?: string | null;
};

function card({ over, title, under, progress, litDot, place, credit = null }: Card, { room }: Look): string {
  const isUpright = room.height > room.width;
  const titlePx = titleSize(title, isUpright ? room.width - 32 : room.width * 0.46, room);
  const note = under === '' ? '' : `<p class="under">${escapeHtml(under)}</p>`;
  const voices = credit === null ? '' : `<p class="credit">${escapeHtml(credit)}</p>`;
  const style = `font-size:${titlePx}px`;
  return `<div class="${isUpright ? 'card upright' : 'card'}" data-key="card" style="${style}"><div class="words"><p class="over">${escapeHtml(over)}</p><p class="name">${escapeHtml(title)}</p>${note}${voices}</div><div class="drawn">${kolamMarkup({ progress, litDot })}${place}</div></div>`;
}

/** Renders the place of a milestone on a sign of its own tint; nothing for a video of no milestone. */
function placeMarkup(milestone: number, language: Language): string {
  const found = milestoneWorld(milestone);
  if (found === null) return '';
  const { world, state } = found;
  return `<div class="place tint-${milestone % tints}">${worldMarkup(world, state, language)}</div>`;
}

/** Number of tints in `stage.css`. */
const tints = 5;

/** Size of the letters of a title, in CSS pixels: three rows of it have room, and its longest word has it in one row. */
function titleSize(title: string, width: number, { height }: Room): number {
  const byWidth = (width * 3) / (Math.max(8, lengthOf(title)) * 1.05);
  const byWord = width / (letterEm * Math.max(...title.split(' ').map(columnsOf)));
  return Math.round(Math.max(20, Math.min(68, width / 8, height / 10, byWidth, byWord)));
}

/** Eases in and out. Steps of 1/400 make nearly equal frames identical. */
function eased(share: number): number {
  const inside = Math.max(0, Math.min(1, share));
  const curve = inside < 0.5 ? 2 * inside ** 2 : 1 - 2 * (1 - inside) ** 2;
  return Math.round(curve * 400) / 400;
}
