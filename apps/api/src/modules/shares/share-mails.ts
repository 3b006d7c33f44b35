import type { Language } from '@python-learning/domain';
import type { Database } from '../../platform/db/database.ts';
import { writeMail } from '../../platform/mail/mail-layout.ts';
import type { MailKind } from '../../platform/mail/mail-outbox.ts';
import { fill } from '../../platform/texts/fill.ts';
import { texts } from '../../texts.ts';
import { createAccountsRepository } from '../auth/index.ts';
import { endsAt } from './share-days.ts';
import { createSharesRepository, type Share } from './shares.repository.ts';

/** The mail to the owner of links that are about to end. */
export const shareEndsKind = 'share_ends';

/** A mail server that refuses an address for this long will not accept it later. */
const tryForS = 3 * 24 * 3600;

export function shareMails(db: Database): Record<typeof shareEndsKind, MailKind> {
  return {
    [shareEndsKind]: {
      tryForS,
      async write({ learnerId }) {
        if (learnerId === null) return null;
        const receiver = await createAccountsRepository(db).findRecipient(learnerId);
        const shares = await createSharesRepository(db).listNoticed(learnerId);
        if (receiver === null || shares.length === 0) return null;
        const words = texts[receiver.language].shareMails;
        const programs = shares
          .map((share) => programLine(words.program, share, receiver.language))
          .join(', ');
        return writeMail(receiver, words.ends, { username: receiver.username, programs });
      },
    },
  };
}

const locales = { en: 'en-GB', ta: 'ta-LK' } as const satisfies Record<Language, string>;

function programLine(words: string, share: Share, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', dateStyle: 'long' });
  const ends = endsAt(share);
  return fill(words, { title: share.title, day: ends === null ? '' : format.format(new Date(ends)) });
}
