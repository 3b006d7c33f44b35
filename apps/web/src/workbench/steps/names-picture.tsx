import '@python-learning/stage/values.css';
import {
  drawArrows,
  flightsMarkup,
  flyValues,
  type SeenProgram,
  valuesMarkup,
} from '@python-learning/stage/values';
import { useLayoutEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { patchMarkup } from '../../lib/markup/patch-markup.ts';
import { wantsLessMotion } from '../../ui/wants-less-motion.ts';
import { bringIntoView } from './bring-into-view.ts';

type NamesPictureProps = { seen: SeenProgram; index: number };

/** The names of the program and of its running calls with their values, and the objects that several of them share. */
export function NamesPicture({ seen, index }: NamesPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const air = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  useLayoutEffect(() => {
    const picture = frame.current;
    if (picture === null) return;
    patchMarkup(picture, valuesMarkup({ seen, index, language }));
    // Of several, the newest call.
    bringIntoView(picture, [...picture.querySelectorAll('[data-new]')].at(-1));
    const draw = () => drawArrows(picture);
    draw();
    fly(air.current, wantsLessMotion() ? '' : flightsMarkup(seen, index));
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(draw);
    observer.observe(picture.querySelector('.values-desk') ?? picture);
    return () => observer.disconnect();
  }, [seen, index, language]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form */}
      <div
        ref={frame}
        role="group"
        aria-label={m.practice_steps_names()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: many names are scrolled with the keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className="values grid min-h-24 flex-1 short:min-h-12 grid-cols-1 [align-content:safe_center] justify-items-center gap-3 overflow-y-auto overscroll-contain p-2 text-code touch-pan-y"
      />
      <div ref={air} className="text-code" />
    </>
  );
}

/** Lets values move into their boxes from where they are in the dialog: its program, its output or a box. */
function fly(air: HTMLElement | null, markup: string): void {
  if (air === null) return;
  patchMarkup(air, markup);
  flyValues(air.closest('dialog') ?? air);
}
