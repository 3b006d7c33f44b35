import type { CodingQuestion } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ThemePicture } from './theme-picture.tsx';

type Themes = NonNullable<CodingQuestion['free']>['themes'];

export type ThemeChoiceProps = {
  themes: Themes;
  /** The theme that is being changed; null before the first choice. */
  kept: number | null;
  onChoose: (theme: number) => void;
};

/** What a free task may be about, as cards to tap. The program comes after the choice. */
export function ThemeChoice({ themes, kept, onChoose }: ThemeChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChange = kept !== null;
  useEffect(() => {
    // The button that asked for another theme has gone with the program.
    if (isChange) heading.current?.focus();
  }, [isChange]);
  return (
    <section
      aria-labelledby="theme-heading"
      className="@container grid content-start gap-3 bench:min-h-0 bench:flex-1 bench:overflow-y-auto bench:p-4"
    >
      <div>
        <h3 ref={heading} id="theme-heading" tabIndex={-1} className="text-xl outline-none">
          {m.practice_theme_heading()}
        </h3>
        {!isChange && <p className="text-muted">{m.practice_theme_note()}</p>}
      </div>
      {kept !== null && (
        <Button kind="secondary" className="justify-self-start" onClick={() => onChoose(kept)}>
          {m.practice_theme_keep({ theme: themes[kept]?.name ?? '' })}
        </Button>
      )}
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]">
        {themes.map(({ name, picture }, theme) => (
          <li key={name} className="min-w-0">
            <button type="button" onClick={() => onChoose(theme)} className="group size-full text-start">
              <Card className="flex h-full items-center gap-4 p-3! group-hover:border-action sm:grid sm:content-start sm:justify-items-center sm:text-center">
                {picture !== null && <ThemePicture picture={picture} />}
                <span className="min-w-0 py-2 text-lg font-bold break-words">{name}</span>
              </Card>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
