import { expect, type Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { paths } from '../apps/web/src/lib/paths.ts';
import { solutionOf } from './course.ts';
import { mailedCode } from './mailbox.ts';
import { messagesIn } from './messages.ts';
import { openAccount } from './new-account.ts';
import { callServer } from './server-calls.ts';

/** A learner at a browser. Finds every control by its visible name, in the learner's language. */
export class LearnerAtBrowser {
  readonly page: Page;
  readonly t: ReturnType<typeof messagesIn>;
  readonly email: string;
  readonly password = 'kolam-dots-15';
  readonly #language: Language;

  constructor(page: Page, language: Language, name: string) {
    this.page = page;
    this.t = messagesIn(language);
    this.#language = language;
    this.email = `${name}@story.test`;
  }

  button(key: string, values?: Record<string, string | number>) {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true });
  }

  /**
   * Opens an account and a session by calls to the server, for stories about something other than the sign-up. Opens no
   * page. The username defaults to the local part of the address.
   */
  async joins(username = this.#localPart): Promise<void> {
    const { page, email, password } = this;
    await openAccount(page.request, { username, email, password }, this.#language);
    await callServer(page.request, 'auth.login', { email, password }, this.#language);
  }

  /** Signs up, verifies the address and logs in on the screens, with the local part of the address as username. */
  async joinsOnScreen(): Promise<void> {
    await this.signUp(this.#localPart);
    await this.verify();
    await this.logIn();
  }

  get #localPart(): string {
    return this.email.split('@')[0] ?? '';
  }

  async signUp(username: string): Promise<void> {
    await this.page.goto(paths.signup());
    await this.page.getByLabel(this.t('auth_username'), { exact: true }).fill(username);
    await this.page.getByLabel(this.t('auth_email'), { exact: true }).fill(this.email);
    await this.page.getByLabel(this.t('auth_password'), { exact: true }).fill(this.password);
    await this.button('auth_signup_submit').click();
    await expect(this.page).toHaveURL(/\/verify-otp$/);
  }

  async verify(): Promise<void> {
    const code = await mailedCode(this.page.request, this.email);
    await this.page.getByLabel(this.t('auth_otp'), { exact: true }).fill(code);
    // Six digits are sent by themselves.
    await expect(this.page).toHaveURL(/\/login$/);
    await expect(this.page.getByText(this.t('auth_otp_success'))).toBeVisible();
  }

  async logIn(email = this.email, password = this.password): Promise<void> {
    await this.sendLogin(email, password);
    await expect(this.page).toHaveURL((url) => url.pathname !== paths.login());
  }

  /** Fills in the form of the login and sends it, whatever comes of it. */
  async sendLogin(email = this.email, password = this.password): Promise<void> {
    await this.page.getByLabel(this.t('auth_email'), { exact: true }).fill(email);
    await this.page.getByLabel(this.t('auth_password'), { exact: true }).fill(password);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.t('auth_login_submit') })
      .click();
  }

  /** Plays the lesson from start to end at 16 times the speed. Skipped parts do not count. */
  async watchLesson(): Promise<void> {
    // On a phone the page draws the lesson, and its sound is what plays.
    const media = this.page.locator('video, audio').first();
    await media.waitFor({ state: 'attached' });
    const passing = this.#passesStops();
    await media.evaluate(async (element) => {
      const player = element as HTMLMediaElement;
      player.muted = true;
      if (player.readyState < 1) {
        await new Promise((resolve) => player.addEventListener('loadedmetadata', resolve, { once: true }));
      }
      const ended = new Promise((resolve) => player.addEventListener('ended', resolve, { once: true }));
      // Wait for the start: what is played during the seek does not count as seen.
      if (player.currentTime > 0) {
        const atStart = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
        player.currentTime = 0;
        await atStart;
      }
      player.playbackRate = 16;
      await player.play();
      await ended;
    });
    passing.end();
  }

  /** Goes on wherever the lesson stops: a guess that the learner does not know, a program that is not tried. */
  #passesStops(): { end: () => void } {
    const player = this.page.getByRole('region', { name: this.t('lesson_player') });
    const named = (key: string) => player.getByRole('button', { name: this.t(key), exact: true });
    const onward = named('lesson_guess_unknown').or(named('lesson_guess_on')).first();
    let hasEnded = false;
    const pass = async (): Promise<void> => {
      await onward.press('Enter');
      if (!hasEnded) await pass();
    };
    pass().catch(() => undefined);
    return {
      end: () => {
        hasEnded = true;
      },
    };
  }

  get editor() {
    return this.page.getByRole('textbox', { name: this.t('practice_editor_label'), exact: true });
  }

  /** Types a program; where its output is to be guessed first, with some guess in its last line. */
  async writeProgram(source: string): Promise<void> {
    const asked = this.page.getByRole('region', { name: this.t('practice_guess_ask') });
    const isUnguessed = (await asked.isVisible()) && source !== '' && !source.includes('# prediction:');
    await this.editor.click();
    await this.editor.fill(isUnguessed ? `${source}\n# prediction: x` : source);
  }

  /** Taps a theme where a free task asks for one, and closes the task, which then opens on a phone. */
  async choosesTheme(place = 0): Promise<void> {
    const themes = this.page.getByRole('region', { name: this.t('practice_theme_heading') });
    await expect(themes.or(this.editor)).toBeVisible();
    if (!(await themes.isVisible())) return;
    await themes.getByRole('button').nth(place).click();
    const task = this.page.getByRole('dialog');
    await expect(task.or(this.editor).first()).toBeVisible();
    if (await task.isVisible())
      await task.getByRole('button', { name: this.t('core_close'), exact: true }).click();
  }

  /** The button that runs the program: of a solved question, without a verdict. */
  get runButton() {
    return this.button('practice_run').or(this.button('practice_play'));
  }

  async run(): Promise<void> {
    await this.runButton.click();
  }

  async solve(questionId: string): Promise<void> {
    await this.choosesTheme();
    await this.writeProgram(solutionOf(questionId));
    await this.run();
    const output = this.page.getByRole('region', { name: this.t('practice_output'), exact: true });
    await expect(output.getByRole('status')).toContainText(this.t('practice_success'));
  }
}
