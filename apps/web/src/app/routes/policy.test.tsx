import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const languages = ['en', 'ta'] as const;
const texts = {
  en: {
    contents: 'On this page',
    print: 'Print this page',
    contact: 'Get in touch',
    since: (day: number) => `In force since ${day} November 2026`,
    'return-policy': {
      name: 'Return Policy',
      facts: [/within 30 days/, /more than 80%/, /3 to 5 business days/, /5 to 10 business days/],
    },
    'privacy-policy': {
      name: 'Privacy Policy',
      facts: [
        /No third party gets data/,
        /12 months/,
        /in the settings, or by a message to us/,
        /parent or guardian/,
      ],
    },
    'terms-conditions': {
      name: 'Terms & Conditions',
      facts: [/99\.9%/, /11 to 16 years/, /there is nothing to cancel/, /first four milestones are free/],
    },
  },
  ta: {
    contents: 'இந்தப் பக்கத்தில்',
    print: 'இந்தப் பக்கத்தை அச்சிடு',
    contact: 'எங்களுக்கு எழுதுங்கள்',
    since: (day: number) => `${day} நவம்பர், 2026 முதல் நடைமுறையில் உள்ளது`,
    'return-policy': {
      name: 'பணம் திரும்பப் பெறும் கொள்கை',
      facts: [/30 நாள்களுக்குள்/, /80%-க்கு மேல்/, /3 முதல் 5 வேலை நாள்கள்/, /5 முதல் 10 வேலை நாள்கள்/],
    },
    'privacy-policy': {
      name: 'தனியுரிமைக் கொள்கை',
      facts: [/மூன்றாம் தரப்பினரும்/, /12 மாதங்கள்/, /அமைப்புகளில், அல்லது எங்களுக்கு/, /பெற்றோரிடமோ பாதுகாவலரிடமோ/],
    },
    'terms-conditions': {
      name: 'விதிமுறைகள்',
      facts: [/99\.9%/, /11 முதல் 16 வயது/, /ரத்து செய்யத் தேவையில்லை/, /முதல் நான்கு மைல்கற்கள் இலவசம்/],
    },
  },
};
const slugs = ['return-policy', 'privacy-policy', 'terms-conditions'] as const;

describe.each(languages.flatMap((language) => slugs.map((slug) => [slug, language] as const)))(
  'the %s in %s',
  (slug, language) => {
    const text = texts[language];

    async function openPolicy() {
      startFakeApi(forVisitor);
      const app = openApp(`/policy/${slug}`, language);
      await screen.findByRole('heading', { level: 1, name: text[slug].name });
      return app;
    }

    it('states its facts and since when it holds', async () => {
      await openPolicy();
      const page = screen.getByRole('article').textContent ?? '';
      for (const fact of text[slug].facts) expect(page).toMatch(fact);
      expect(page).toContain(text.since(slug === 'privacy-policy' ? 27 : 21));
    });

    it('has a table of contents that leads to each of its sections', async () => {
      await openPolicy();
      const links = within(screen.getByRole('navigation', { name: text.contents })).getAllByRole('link');
      const sections = within(screen.getByRole('article')).getAllByRole('region');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
      expect(links.map((link) => link.textContent)).toEqual(
        sections.map((section) => within(section).getByRole('heading', { level: 2 }).textContent),
      );
    });

    it('can be printed, and asked about', async () => {
      const print = vi.spyOn(window, 'print').mockImplementation(() => {});
      const { user } = await openPolicy();
      await user.click(screen.getByRole('button', { name: text.print }));
      expect(print).toHaveBeenCalledOnce();
      const contact = within(screen.getByRole('article')).getByRole('link', { name: text.contact });
      expect(contact.getAttribute('href')).toBe('/contact');
    });
  },
);

it.each([
  ['en', 'software', 'fonts'],
  ['ta', 'மென்பொருள்கள்', 'எழுத்துருக்கள்'],
] as const)(
  'the terms lead to the licences of what others made, in %s',
  async (language, software, fonts) => {
    startFakeApi(forVisitor);
    openApp('/policy/terms-conditions', language);
    const link = await screen.findByRole('link', { name: software });
    expect(link.getAttribute('href')).toBe('/third-party-licenses.txt');
    expect(screen.getByRole('link', { name: fonts }).getAttribute('href')).toBe('/fonts-license.txt');
  },
);

it('an unknown policy leads home', async () => {
  startFakeApi(forVisitor);
  const { pathname } = openApp('/policy/cookie-policy', 'en');
  await waitFor(() => expect(pathname()).toBe('/'));
});
