import type { TryIt } from '@python-learning/contract';
import { lazy, Suspense, useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePlayback } from '../playback-context.ts';

/** The open program of the lesson, in the place of the picture and its controls. The editor is loaded with the first one that is opened. */
export function TryInPlace() {
  const { opened } = usePlayback().moments;
  return opened === null ? null : <Opened key={opened.at_s} opened={opened} />;
}

/** Loads the panel again with each opening: what failed on a bad connection may succeed the next time. */
function Opened({ opened }: { opened: TryIt }) {
  const { content, moments, tried } = usePlayback();
  const [TryPanel] = useState(() => lazy(loadPanel));
  return (
    <Suspense fallback={<CodeOnItsWay moment={opened} />}>
      <TryPanel
        lesson={content}
        moment={opened}
        tried={tried}
        onClose={moments.close}
        onGoOn={moments.goOn}
      />
    </Suspense>
  );
}

async function loadPanel() {
  const panel = await import('./try-panel.tsx').catch(() => null);
  return { default: panel?.TryPanel ?? TryMissing };
}

function TryMissing({ onClose }: { onClose: () => void }) {
  return (
    <Banner kind="error">
      <p>{m.lesson_try_missing()}</p>
      <Button kind="secondary" className="mt-3" onClick={onClose}>
        {m.lesson_try_close()}
      </Button>
    </Banner>
  );
}

function CodeOnItsWay({ moment }: { moment: TryIt }) {
  return (
    <pre
      translate="no"
      lang="en"
      className="overflow-x-auto rounded-2xl border-2 border-edge bg-surface p-4 font-mono text-code [font-variant-ligatures:none]"
    >
      {moment.code}
    </pre>
  );
}
