import type { Award, Certificate, CertificateKind } from '@python-learning/contract';
import { type Outcome, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { listedProgram, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

const languages = ['en', 'ta'] as const;
const words = {
  en: {
    starter: 'Python Starter Certificate',
    name: 'Name on the certificate',
    sheet: 'Python Starter Certificate. நிலா. 21 November 2026.',
    withDrawing: /2026\. With the drawing of “My kolam”\.$/,
    project: 'One sentence about your own project',
    projectSave: 'Put it on the certificate',
    finalProject: 'The course project',
    sheetWithProject: /^Python Course Certificate\. .* Project: The course project\. I like it\.$/,
    missingProject: /It ends with a project of your own: The course project\./,
    open: 'The page is open',
    showName: 'Show my name there',
    print: 'Print',
    share: 'Share',
    pdf: 'Download PDF',
    noPicture: 'The picture could not be drawn here. Try Print, or another browser.',
    missing: 'Not yet, but it is waiting for you',
    count: 'This certificate is for the first four milestones. You have completed 2 of 4.',
    lessons: '5 lessons',
    exercise: '1 exercise',
    next: 'Next: the coding practice of Milestone 3',
    failed: 'Failed to load your certificate. Please try again later.',
    retry: 'Try again',
    real: 'This certificate is real',
    noName: 'The learner does not show a name here.',
    unknown: 'There is no certificate at this address',
    notChecked: 'Failed to check the certificate. Please try again.',
    date: '21 November 2026',
  },
  ta: {
    starter: 'Python தொடக்கச் சான்றிதழ்',
    name: 'சான்றிதழில் உள்ள பெயர்',
    sheet: 'Python தொடக்கச் சான்றிதழ். நிலா. 21 நவம்பர், 2026.',
    withDrawing: /2026\. “My kolam” வரைந்த படத்துடன்\.$/,
    project: 'உன் சொந்தத் திட்டம் பற்றி ஒரு வாக்கியம்',
    projectSave: 'சான்றிதழில் சேர்',
    finalProject: 'பாடநெறித் திட்டம்',
    sheetWithProject: /^Python பாடநெறிச் சான்றிதழ்\. .* திட்டம்: பாடநெறித் திட்டம்\. I like it\.$/,
    missingProject: /பாடநெறியின் இறுதியில் உன் சொந்தத் திட்டம்: பாடநெறித் திட்டம்\./,
    open: 'பக்கம் திறந்துள்ளது',
    showName: 'அங்கே என் பெயரைக் காட்டு',
    print: 'அச்சிடு',
    share: 'பகிர்',
    pdf: 'PDF-ஐப் பதிவிறக்கு',
    noPicture: 'இங்கே படத்தை வரைய முடியவில்லை. அச்சிட்டுப் பார், அல்லது வேறு உலாவியில் முயன்று பார்.',
    missing: 'இன்னும் இல்லை; ஆனால் உனக்காகக் காத்திருக்கிறது',
    count: 'இந்தச் சான்றிதழ் முதல் நான்கு மைல்கற்களுக்கு உரியது. 4 மைல்கற்களில் 2 முடித்துள்ளாய்.',
    lessons: '5 பாடங்கள்',
    exercise: '1 மைல்கல்லின் கேள்விகள்',
    next: 'அடுத்து: மைல்கல் 3 (நிரல் பயிற்சி)',
    failed: 'உன் சான்றிதழைக் காட்ட முடியவில்லை. பின்னர் மீண்டும் முயன்று பார்.',
    retry: 'மீண்டும் முயன்று பார்',
    real: 'இந்தச் சான்றிதழ் உண்மையானது',
    noName: 'மாணவர் இங்கே பெயரைக் காட்டவில்லை.',
    unknown: 'இந்த முகவரியில் சான்றிதழ் இல்லை',
    notChecked: 'சான்றிதழைச் சரிபார்க்க முடியவில்லை. மீண்டும் முயன்று பார்.',
    date: '21 நவம்பர், 2026',
  },
};

const code = '7KQ2-X0MD-4T8V-PW31-HJ9C';
const award: Award = {
  awarded_on: '2026-11-21',
  code,
  is_public: true,
  shown_name: null,
  project_sentence: null,
};

function certificate(kind: CertificateKind, parts: Partial<Certificate> = {}): Certificate {
  return {
    kind,
    milestones: Array.from({ length: kind === 'course' ? 15 : 4 }, (_milestone, index) => ({
      id: `milestone-${index + 1}`,
      order: index + 1,
      title: { en: `Milestone ${index + 1}`, ta: `மைல்கல் ${index + 1}` },
      is_completed: true,
    })),
    award,
    missing: { milestones: 0, lessons: 0, questions: 0, exercises: 0 },
    next_step: null,
    ...parts,
  };
}

/** A fake api that stores changes to the certificate. */
function open(kind: CertificateKind, language: 'en' | 'ta', calls: Outcomes = {}) {
  let kept = certificate(kind);
  const server = startFakeApi({
    ...forLearner(progressAfter(4)),
    'certificates.certificate': () => kept,
    'certificates.changeCertificate': ({ body }) => {
      kept = { ...kept, award: { ...(kept.award ?? award), ...Object(body) } };
      return kept;
    },
    ...calls,
  });
  return { server, ...openApp(`/certificate/${kind}`, language) };
}

const sheet = () => screen.getByRole('img', { name: /2026/ });

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});

describe.each(languages)('a certificate in %s', (language) => {
  const say = words[language];

  it('carries both languages, every milestone, the day and the address where it is proven', async () => {
    open('starter', language);
    expect(await screen.findByRole('heading', { level: 1, name: say.starter })).toBeDefined();
    const text = sheet().textContent ?? '';
    for (const part of [words.en.starter, words.ta.starter, 'Milestone 4', 'மைல்கல் 4', code])
      expect(text).toContain(part);
    for (const part of ['21 November 2026', '21 நவம்பர், 2026', 'localhost', '/verify/'])
      expect(text).toContain(part);
  });

  it('carries the name as the learner writes it, which stays in this browser', async () => {
    const { user, server, close } = open('starter', language);
    await user.type(await screen.findByLabelText(say.name), 'நிலா');
    expect(await screen.findByRole('img', { name: say.sheet })).toBeDefined();
    expect(sheet().textContent).toContain('நிலா');
    expect(JSON.stringify(server.requests())).not.toContain('நிலா');
    close();
    open('starter', language);
    expect(await screen.findByRole('img', { name: say.sheet })).toBeDefined();
  });

  it('is sent first, by its address alone, as long as that is open', async () => {
    const sent: unknown[] = [];
    Object.assign(navigator, { share: async (message: unknown) => sent.push(message) });
    const { user } = open('starter', language);
    const share = await screen.findByRole('button', { name: say.share });
    const print = screen.getByRole('button', { name: say.print });
    expect(share.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(share);
    expect(sent).toEqual([
      {
        text: expect.stringContaining(say.starter),
        url: expect.stringMatching(new RegExp(`/verify/${code}$`)),
      },
    ]);
    await user.click(screen.getByRole('switch', { name: say.open }));
    await waitFor(() => expect(screen.queryByRole('button', { name: say.share })).toBeNull());
    Reflect.deleteProperty(navigator, 'share');
  });

  it.each(['starter', 'course'] as const)('of the %s carries what the shown program drew', async (kind) => {
    const [shown, other] = [
      { ...listedProgram, is_shown: true, has_drawing: true, drawing: square },
      { ...listedProgram, id: 'p2', title: 'Other', has_drawing: true, drawing: square },
    ];
    open(kind, language, { 'programs.programs': [other, shown] });
    const drawn = await screen.findByRole('img', { name: say.withDrawing });
    expect([...drawn.querySelectorAll('svg svg path')].map((path) => path.getAttribute('d'))).toContain(
      'M0 0L100 0',
    );
  });

  it('carries no picture where no program is shown', async () => {
    open('starter', language, {
      'programs.programs': [{ ...listedProgram, has_drawing: true, drawing: square }],
    });
    await screen.findByRole('heading', { level: 1, name: say.starter });
    expect(sheet().querySelector('svg svg path')).toBeNull();
  });

  it('is printed by the browser', async () => {
    window.print = vi.fn();
    const { user } = open('starter', language);
    await user.click(await screen.findByRole('button', { name: say.print }));
    expect(window.print).toHaveBeenCalledOnce();
  });

  it('says so where no picture can be drawn', async () => {
    const { user } = open('starter', language);
    await user.click(await screen.findByRole('button', { name: say.pdf }));
    expect(await screen.findByText(say.noPicture)).toBeDefined();
  });

  it('shows the name on the page that proves it only when that is switched on', async () => {
    const { user, server } = open('starter', language);
    await user.type(await screen.findByLabelText(say.name), 'Nila');
    await user.click(screen.getByRole('switch', { name: say.showName }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: say.showName }).checked).toBe(true),
    );
    await user.click(screen.getByRole('switch', { name: say.showName }));
    await waitFor(() =>
      expect(server.requests('certificates.changeCertificate').map(({ body }) => body)).toEqual([
        { shown_name: 'Nila' },
        { shown_name: null },
      ]),
    );
  });

  it('carries no address while its page is closed', async () => {
    const { user } = open('starter', language);
    await user.click(await screen.findByRole('switch', { name: say.open }));
    await waitFor(() => expect(sheet().textContent).not.toContain(code));
    expect(screen.queryByRole('switch', { name: say.showName })).toBeNull();
  });

  it('of the course carries a sentence about the own project, without ways to reach the child', async () => {
    const { user, server } = open('course', language);
    await user.type(await screen.findByLabelText(say.project), 'My scoreboard adds points.');
    await user.click(screen.getByRole('button', { name: say.projectSave }));
    await waitFor(() => expect(sheet().textContent).toContain('My scoreboard adds points.'));
    const refusal = refuse('validation_failed', { fields: { project_sentence: ['No phone numbers.'] } });
    server.answer('certificates.changeCertificate', refusal);
    await user.type(screen.getByLabelText(say.project), ' 077 123 4567');
    await user.click(screen.getByRole('button', { name: say.projectSave }));
    expect(await screen.findByText('No phone numbers.')).toBeDefined();
    expect(sheet().textContent).not.toContain('077');
  });

  it('of the course names its project in both languages, and beside it what the learner says about it', async () => {
    const named = certificate('course', {
      project_title: { en: words.en.finalProject, ta: words.ta.finalProject },
      award: { ...award, project_sentence: 'I like it.' },
    });
    const { close } = open('course', language, { 'certificates.certificate': named });
    expect(await screen.findByRole('img', { name: say.sheetWithProject })).toBeDefined();
    for (const part of [words.en.finalProject, words.ta.finalProject, 'I like it.'])
      expect(sheet().textContent).toContain(part);
    close();
    open('course', language, { 'certificates.certificate': { ...named, award: null } });
    expect(await screen.findByText(say.missingProject)).toBeDefined();
  });

  it('that is not earned yet says what is missing and leads on', async () => {
    const missing = certificate('starter', {
      award: null,
      missing: { milestones: 2, lessons: 5, questions: 12, exercises: 1 },
      next_step: { milestone_id: 'milestone-3', title: { en: 'Milestone 3', ta: 'மைல்கல் 3' }, step: 'code' },
    });
    open('starter', language, { 'certificates.certificate': missing });
    expect(await screen.findByRole('heading', { level: 1, name: say.missing })).toBeDefined();
    expect(screen.getByText(say.count)).toBeDefined();
    expect(screen.getByText(say.lessons)).toBeDefined();
    expect(screen.getByText(say.exercise)).toBeDefined();
    expect(screen.getByRole('link', { name: say.next }).getAttribute('href')).toBe('/code/milestone-3');
  });

  it('that could not be loaded can be asked for again', async () => {
    const { user, server } = open('starter', language, {
      'certificates.certificate': refuse('server_error'),
    });
    expect((await screen.findAllByText(say.failed)).length).toBeGreaterThan(0);
    server.answer('certificates.certificate', certificate('starter'));
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: say.starter })).toBeDefined();
  });
});

describe.each(languages)('the page that proves a certificate, in %s', (language) => {
  const say = words[language];
  const verify = (answer: Outcome<'certificates.verify'>) => {
    const server = startFakeApi({ ...forVisitor, 'certificates.verify': answer });
    return { server, ...openApp(`/verify/${code}`, language) };
  };

  it('tells a stranger the title and the day, is kept out of search engines, and names nobody', async () => {
    verify({ kind: 'starter', awarded_on: '2026-11-21', name: null });
    expect(await screen.findByText(say.real)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: say.starter })).toBeDefined();
    expect(screen.getByText(say.date)).toBeDefined();
    expect(screen.getByText(say.noName)).toBeDefined();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  it('shows the name that the learner chose to show', async () => {
    verify({ kind: 'starter', awarded_on: '2026-11-21', name: 'நிலா' });
    expect(await screen.findByText('நிலா')).toBeDefined();
  });

  it('says that there is none', async () => {
    verify(refuse('not_found'));
    expect(await screen.findByRole('heading', { level: 1, name: say.unknown })).toBeDefined();
  });

  it('is asked for again when that failed', async () => {
    const { user, server } = verify(refuse('server_error'));
    expect(await screen.findByText(say.notChecked)).toBeDefined();
    server.answer('certificates.verify', {
      kind: 'starter',
      awarded_on: '2026-11-21',
      name: null,
    });
    await user.click(screen.getByRole('button', { name: say.retry }));
    expect(await screen.findByText(say.real)).toBeDefined();
  });
});

it('a certificate that does not exist leads home', async () => {
  startFakeApi(forLearner(progressAfter(0)));
  const { pathname } = openApp('/certificate/master', 'en');
  await waitFor(() => expect(pathname()).toBe('/'));
});
