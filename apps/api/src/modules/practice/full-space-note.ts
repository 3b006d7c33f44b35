import { type Language, messageByCode } from '@python-learning/contract';

/** What a learner reads after a run of which no copy was kept, because the space of the account is full. */
export function fullSpaceNote(language: Language): string {
  return messageByCode.storage_full[language];
}
