import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTamilWords, tamilTexts } from './tamil-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = readTamilWords(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const texts = tamilTexts(root);

/** A parent or a stranger reads these, and the payer the mails about money. */
const forAdults = /^(?:subscriptions_|contact_|policy_|landing_parents_|billingMails\.)/u;
const familiar = /(?<!\p{L}|\p{M})(?:நீ|நீயே|உன்|உனக்கு|உன்னால்|உன்னுடைய)(?!\p{L}|\p{M})/u;

describe('the Tamil texts of the app and its mails', () => {
  test('name each thing with the one word of the glossary', () => {
    const found = texts.flatMap(({ key, text }) =>
      words.filter((word) => text.includes(word)).map((word) => `${key}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('speak to adults politely', () => {
    const read = texts.filter(({ key }) => forAdults.test(key));
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter(({ text }) => familiar.test(text))).toEqual([]);
  });

  test('are checked against the words that the glossary lists', () => {
    expect(words).toContain('தனிப்பயிற்சி');
    expect(words).toContain('வினா {total}-இல்');
  });
});
