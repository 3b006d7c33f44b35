import { m } from '../../../paraglide/messages.js';
import type { IconName } from '../../../ui/icon.tsx';
import type { LessonForm } from './lesson-form.ts';

type FormName = { name: () => string; icon: IconName };

/** What the forms of a lesson are called, and their signs. */
export const formNames: Record<LessonForm, FormName> = {
  video: { name: () => m.lesson_form_video(), icon: 'video' },
  light: { name: () => m.lesson_form_light(), icon: 'phone' },
  lite: { name: () => m.lesson_form_lite(), icon: 'code' },
  audio: { name: () => m.lesson_form_audio(), icon: 'sound' },
};
