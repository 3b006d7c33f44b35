import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { readLiteLesson, type Timeline } from '@python-learning/stage';
import { curriculum } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { expect } from './story.ts';

/** The live lesson that a page shows, with its timeline: a test asks the timeline when something is said or shown. */
export class LessonOnScreen {
  readonly timeline: Timeline;
  /** The picture. It is hidden from screen readers, which have its text. */
  readonly stage: Locator;
  readonly caption: Locator;
  readonly #page: Page;
  readonly #child: LearnerAtBrowser;

  constructor(page: Page, child: LearnerAtBrowser, timeline: Timeline) {
    this.#page = page;
    this.#child = child;
    this.timeline = timeline;
    this.stage = page.locator('.stage');
    // Behind what the app says of an error, which is for screen readers.
    this.caption = page
      .getByRole('region', { name: child.t('lesson_player') })
      .locator('p[lang]')
      .last();
  }

  /** Taps a lesson in the list of its milestone, whose page is open. */
  static async choose(
    page: Page,
    child: LearnerAtBrowser,
    id: string,
    language: Language,
  ): Promise<LessonOnScreen> {
    const lesson = curriculum.lessonById(id);
    if (lesson?.media == null) throw new Error(`Lesson ${id} is not rendered`);
    const { lite } = lesson.media.languages[language];
    const text = readFileSync(path.join(curriculum.mediaFolder, lite), 'utf8');
    const list = page.getByRole('list', { name: child.t('lesson_lessons_list') });
    await list.getByRole('button', { name: lesson.title[language] }).tap();
    const shown = new LessonOnScreen(page, child, readLiteLesson(JSON.parse(text)));
    await expect(page.getByRole('heading', { level: 2, name: lesson.title[language] })).toBeVisible();
    await shown.stage.waitFor();
    return shown;
  }

  /** Taps Play, and waits for the part that asks: the lesson fetches it as it begins. */
  async play(): Promise<void> {
    const part = this.#page.waitForResponse(/guess-card/);
    await this.tap(this.#child.button('lesson_play'));
    await part;
    await expect(this.#child.button('lesson_pause')).toBeVisible();
  }

  /** Taps what is in sight, and where it is: `tap` would first scroll it away from the edge of the window. */
  async tap(control: Locator): Promise<void> {
    await expect(control).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await this.#page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  /** Plays on from a moment, in seconds. */
  async playFrom(atS: number): Promise<void> {
    await this.seek(atS);
    await this.#sound().evaluate((sound: HTMLAudioElement) => sound.play());
  }

  /** Stands at a moment, in seconds. */
  async seek(atS: number): Promise<void> {
    await this.#sound().evaluate(async (sound: HTMLAudioElement, toS) => {
      sound.pause();
      if (sound.readyState < 1)
        await new Promise((resolve) => sound.addEventListener('loadedmetadata', resolve, { once: true }));
      const moved = new Promise((resolve) => sound.addEventListener('seeked', resolve, { once: true }));
      sound.currentTime = toS;
      await moved;
      // Only a sound that plays goes on reporting where it is.
      sound.dispatchEvent(new Event('timeupdate'));
    }, atS);
  }

  /** Whether the voice is silent, and where it is, in seconds. */
  standing(): Promise<{ isPaused: boolean; atS: number }> {
    return this.#sound().evaluate(({ paused, currentTime }: HTMLAudioElement) => ({
      isPaused: paused,
      atS: currentTime,
    }));
  }

  #sound(): Locator {
    return this.#page.locator('audio');
  }
}
