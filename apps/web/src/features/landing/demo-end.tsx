import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { StartButton } from './start-button.tsx';

type DemoEndProps = { onAgain: () => void };

/** Covers the demo when it has ended: what was seen can be tried. Takes the focus from the video below it. */
export function DemoEnd({ onAgain }: DemoEndProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="absolute inset-0 grid grid-cols-1 content-center justify-items-center gap-2 bg-floor md:gap-4 p-3 text-center">
      <p ref={heading} tabIndex={-1} className="text-xl font-bold md:text-2xl">
        {m.landing_demo_end()}
      </p>
      <div className="grid w-full max-w-xs">
        <StartButton />
      </div>
      <Button kind="secondary" onClick={onAgain}>
        {m.landing_demo_again()}
      </Button>
    </div>
  );
}
