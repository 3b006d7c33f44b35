import type { ThemePicture as Picture } from '@python-learning/domain';
import type { ReactNode } from 'react';

/** The picture of a theme, always at night. Its name stands beside it, so that screen readers need no words for it. */
export function ThemePicture({ picture }: { picture: Picture }) {
  return (
    <svg viewBox="0 0 96 72" className="h-20 shrink-0 rounded-xl" aria-hidden="true">
      <rect width="96" height="72" className="fill-floor" />
      <g className="fill-reward">
        <circle cx="80" cy="14" r="6" />
        <circle cx="14" cy="12" r="1.5" />
        <circle cx="56" cy="8" r="1.5" />
      </g>
      {scenes[picture]}
    </svg>
  );
}

const scenes: Readonly<Record<Picture, ReactNode>> = {
  lighthouse: (
    <>
      <path d="M48 24L96 14v22zM40 24L0 18v14z" className="fill-reward" opacity="0.35" />
      <path d="M0 60q12-6 24 0t24 0 24 0 24 0v12H0z" className="fill-action" />
      <path d="M37 62l3-34h8l3 34z" className="fill-on-floor" />
      <path d="M39 38h10l.7 8H38.3zM37.700 52h12.600l.7 8H37z" className="fill-danger" />
      <path d="M38 20h12v8H38zM37 19l7-6 7 6z" className="fill-reward" />
    </>
  ),
  'night-train': (
    <>
      <path
        d="M0 62h96M8 66h8m10 0h8m10 0h8m10 0h8m10 0h8"
        className="stroke-on-floor"
        strokeWidth="2"
        fill="none"
      />
      <path d="M6 34h32v22H6zM41 34h24v22H41zM68 30h14q8 10 8 26H68z" className="fill-action" />
      <path
        d="M10 39h7v7h-7zM21 39h7v7h-7zM45 39h7v7h-7zM56 39h6v7h-6zM73 36h9v8h-9z"
        className="fill-reward"
      />
      <g className="fill-on-floor">
        <circle cx="14" cy="58" r="4" />
        <circle cx="31" cy="58" r="4" />
        <circle cx="48" cy="58" r="4" />
        <circle cx="60" cy="58" r="4" />
        <circle cx="76" cy="58" r="4" />
      </g>
      <path d="M90 50l6-3v12l-6-3z" className="fill-reward" opacity="0.5" />
    </>
  ),
  'lost-elephant': (
    <>
      <path d="M0 58q20-8 48-4t48-2v20H0z" className="fill-success" />
      <path
        d="M12 58V36m-8 4q8-10 16 0M88 56V38m-7 3q7-9 14 0"
        className="stroke-success"
        strokeWidth="3"
        fill="none"
      />
      <path
        d="M34 62V48q0-16 16-16h10q14 0 14 15v15h-7V52H41v10zM38 52q-10 0-10-10 0-9 10-9z"
        className="fill-edge"
      />
      <path
        d="M30 42q-6 4-4 14 1 4 5 3"
        className="stroke-edge"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M42 34q10 2 6 14-10-2-6-14z" className="fill-muted" />
      <circle cx="35" cy="41" r="1.500" className="fill-floor" />
      <path d="M74 44q5 4 3 10" className="stroke-edge" strokeWidth="2" fill="none" />
    </>
  ),
};
