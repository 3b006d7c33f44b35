import { m } from '../../../compiled-messages/messages.ts';
import type { IconName } from '../../../ui/icon.tsx';
import type { LessonFormat } from './lesson-format.ts';

type FormName = { name: () => string; icon: IconName };

export const formatNames: Record<LessonFormat, FormName> = {
  video: { name: () => m.lesson_form_video(), icon: 'video' },
  lite: { name: () => m.lesson_form_lite(), icon: 'code' },
  audio: { name: () => m.lesson_form_audio(), icon: 'sound' },
};
