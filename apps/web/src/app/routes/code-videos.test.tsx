import { inTurn } from '@python-learning/testing/fake-api';
import { practice, runResult } from '@python-learning/testing/samples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    showIntro: 'Intro video',
    intro: 'Intro video',
    run: 'Run',
    explanation: 'Show the explanation video',
    label: 'Explanation video',
  },
  ta: {
    showIntro: 'காணொளி',
    intro: 'அறிமுகக் காணொளி',
    run: 'இயக்கு',
    explanation: 'விளக்கக் காணொளியைக் காட்டு',
    label: 'விளக்கக் காணொளி',
  },
} as const;

function captionsOf(name: string) {
  return (['ta', 'en'] as const).map((lang) => ({ lang, url: `/media/${name}.${lang}.vtt` }));
}

describe.each(['en', 'ta'] as const)('the videos of the practice (%s)', (language) => {
  const say = words[language];

  function open() {
    const [first, ...others] = practice.questions;
    if (first === undefined) throw new Error('The practice has questions.');
    const explained = { ...first, video_url_2: '/media/why.mp4', video_captions_2: captionsOf('why') };
    const videos = { video_url: '/media/intro.mp4', video_captions: captionsOf('intro') };
    startFakeCourse({
      'practice.questions': { ...practice, ...videos, questions: [explained, ...others] },
      'practice.submitCode': runResult({ verdict: 'solved' }),
    });
    return openApp('/code/m1', language);
  }

  it('load when they are asked for, with captions in both languages and those of the learner on', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: say.showIntro });
    expect(document.querySelector('video')).toBeNull();
    await user.click(button);

    expect(screen.getByLabelText(say.intro, { selector: 'video' }).getAttribute('src')).toBe(
      '/media/intro.mp4',
    );
    expect(tracks()).toEqual(captionsOf('intro'));
    expect(document.querySelector('track[default]')?.getAttribute('srclang')).toBe(language);
  });

  it('get a new address when theirs has expired', async () => {
    const at = (key: string) => ({ ...practice, video_url: `/media/intro.mp4?key=${key}` });
    startFakeCourse({ 'practice.questions': inTurn(at('old'), at('new')) });
    const { user } = openApp('/code/m1', language);
    await user.click(await screen.findByRole('button', { name: say.showIntro }));
    const video = screen.getByLabelText(say.intro, { selector: 'video' });
    expect(video.getAttribute('src')).toBe('/media/intro.mp4?key=old');
    fireEvent.error(video);
    await waitFor(() => expect(video.getAttribute('src')).toBe('/media/intro.mp4?key=new'));
  });

  it('explain a question once it is solved', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say.run }));
    await user.click(await screen.findByRole('button', { name: say.explanation }));

    expect(screen.getByLabelText(say.label, { selector: 'video' }).getAttribute('src')).toBe(
      '/media/why.mp4',
    );
    expect(tracks()).toEqual(captionsOf('why'));
  });
});

function tracks() {
  return [...document.querySelectorAll('track')].map((track) => ({
    lang: track.getAttribute('srclang'),
    url: track.getAttribute('src'),
  }));
}
