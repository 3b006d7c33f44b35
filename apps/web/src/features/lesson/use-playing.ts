import type { LearnContent } from '@python-learning/contract';
import { useMemo } from 'react';
import { type Forms, useForms } from './forms/use-forms.ts';
import { cuesOf, useLiteLesson } from './lite/use-lite-lesson.ts';
import { useMoments } from './moments/use-moments.ts';
import type { Choices } from './player-settings.tsx';
import { useCaptions } from './use-captions.ts';
import { usePlayer } from './use-player.ts';

type PlayingSource = { content: LearnContent; choices: Choices; onWatched: () => void };

export type Playing = ReturnType<typeof usePlaying>;

/** All that a lesson is played with. */
export function usePlaying({ content, choices, onWatched }: PlayingSource) {
  const forms = useForms(content);
  const isLite = forms.file?.form === 'lite';
  const lite = useLiteLesson(isLite ? content.lite_url : null);
  const player = usePlayer({
    lessonId: content.id,
    source: sourceOf(forms),
    durationS: content.duration_s,
    choices,
    onWatched,
  });
  const known = useMemo(() => (lite.lesson === null ? null : cuesOf(lite.lesson)), [lite.lesson]);
  const captions = useCaptions(content, choices.captions, { known, isComing: isLite && !lite.hasFailed });
  const moments = useMoments(content, player);
  const jump = (atS: number) => {
    player.seekTo(atS);
    player.play();
  };
  return { forms, lite, player, captions, moments, jump };
}

/** Another form, and the lite lesson with sound or without, is another source of the same lesson. */
function sourceOf({ file, hasSound }: Forms): string {
  if (file === null) return '';
  return `${file.form}${file.form === 'lite' && hasSound ? ' heard' : ''} ${file.url}`;
}
