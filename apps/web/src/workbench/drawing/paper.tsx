import type { Drawing } from '@python-learning/domain';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { factsOf } from './facts.ts';
import type { LivePage } from './live-page.ts';
import { tellDrawing } from './tell-drawing.ts';

type PaperProps = {
  drawing: Drawing;
  page: LivePage;
  /** True if a drawing that is to be copied lies under it. */
  hasTarget?: boolean;
  /** Height and frame; by default those of a result. */
  className?: string | undefined;
};

/**
 * The page of a drawing. Screen readers read what it shows at the end. It is light in both themes, and softer in the dark one: the
 * colours on it are the learner's, who chose them for white.
 */
export function Paper({ drawing, page, hasTarget = false, className = resultLook }: PaperProps) {
  useLanguage();
  // A drawing that plays renders this many times a second.
  const facts = useMemo(() => factsOf(drawing), [drawing]);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(page.element), [page]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={`${hasTarget ? m.drawing_over_target() : m.drawing_picture()}. ${tellDrawing(facts)}`}
      className={`drawing-paper overflow-hidden bg-paper ${className}`}
    />
  );
}

const resultLook =
  'h-[clamp(9rem,36dvh,24rem)] beside-result:h-[clamp(8rem,23dvh,16rem)] rounded-xl border-2 border-edge';
