import type { EndedRun } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { triedAnswers } from './tried-answers.ts';

type AlsoTriedProps = { result: EndedRun; typed: readonly string[] };

/** Tells a learner whose program talked and is right which other answers it was checked with. */
export function AlsoTried({ result: { checks }, typed }: AlsoTriedProps) {
  const language = useLanguage();
  const tried = triedAnswers(checks, typed);
  if (tried === null) return null;
  if (tried.shown.length > 0) {
    const answers = new Intl.ListFormat(language).format(tried.shown);
    return <p className="break-words text-muted">{m.practice_also_tried({ answers })}</p>;
  }
  return tried.isAlsoHidden ? <p className="text-muted">{m.practice_also_tried_others()}</p> : null;
}
