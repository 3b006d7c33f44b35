import { useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import type { LiteLesson } from '../../../lesson-stage/open-lite-lesson.ts';
import { useDrawing } from '../../../lesson-stage/use-drawing.ts';
import { useRoom } from '../../../lesson-stage/use-room.ts';
import { useLocalSetting } from '../../../lib/settings/local-settings.ts';
import type { TextSize } from '../../../lib/settings/stored-settings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePlayback } from '../playback-context.ts';
import { usePosition } from '../use-lesson-position.ts';
import { sceneTextAt } from './scene-text.ts';

type LitePictureProps = {
  lesson: LiteLesson;
  fillsBox: boolean;
};

/** The learner's choice for programs, as `--code-scale` in the style sheet. */
const letterScales: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.2, larger: 1.4 };

/** The lesson drawn in the page. Screen readers announce the program and its output as text, once each. */
export function LitePicture({ lesson, fillsBox }: LitePictureProps) {
  const { player } = usePlayback();
  const { now, isPlaying } = player;
  const atS = usePosition(player, (reportedS) => reportedS);
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(box, fillsBox);
  const letterScale = letterScales[useLocalSetting('codeSize')];
  useDrawing(stage, { lesson, room, letterScale, now, atS, isPlaying });
  return (
    <div
      ref={box} // What is drawn must not keep its box from getting smaller.
      className={classNames('overflow-hidden', fillsBox ? 'absolute inset-0' : 'w-full')}
    >
      <div style={{ height: room?.height }}>
        <div
          ref={stage}
          aria-hidden="true"
          lang={lesson.timeline.language}
          translate="no"
          className="stage"
        />
      </div>
      <StageText lesson={lesson} atS={atS} />
    </div>
  );
}

function StageText({ lesson, atS }: { lesson: LiteLesson; atS: number }) {
  const text = sceneTextAt(lesson.timeline, atS);
  const coach = text?.left?.error?.coach ?? null;
  return (
    <div aria-live="polite" className="sr-only">
      {text !== null && (
        <p translate="no">
          {m.lesson_lite_code()} {text.code}
        </p>
      )}
      {text !== null && text.left !== null && (
        <p translate="no">
          {m.lesson_lite_output()} {text.left.output} {text.left.error?.lines.at(-1)}
        </p>
      )}
      {coach !== null && <p lang={lesson.timeline.language}>{coach}</p>}
    </div>
  );
}
