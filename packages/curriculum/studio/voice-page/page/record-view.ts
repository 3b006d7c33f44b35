import type { Language } from '@python-learning/domain';
import { readTakeWav } from '../../takes/take-wav.ts';
import type { ShownSentence } from '../answers.ts';
import { getSound, getVideo, keepTake, type Place, removeTake } from './calls.ts';
import { type Draft, soundOf, wordsOf } from './draft.ts';
import { button, element, showView } from './elements.ts';
import { type Microphone, MicrophoneError, openMicrophone } from './microphone.ts';
import { play } from './player.ts';
import { knownSpeaker } from './speaker.ts';
import type { Say } from './texts.ts';

/** Shows the first sentence of a video that has no take, or the first one. */
export async function showVideo(say: Say, id: string, language: Language): Promise<void> {
  const { title, sentences } = await getVideo(id, language);
  const first = sentences.findIndex(({ take }) => take === null);
  const shown = [...sentences];
  const show = (index: number) => {
    const sentence = shown[index];
    if (sentence === undefined) return;
    const place = { id, language, key: sentence.key };
    new SentenceView(say, place, sentence, {
      title,
      number: index + 1,
      all: shown.length,
      go: (by) => show(index + by),
      changed: (take) => {
        shown[index] = { ...sentence, take };
      },
    }).show();
  };
  if (knownSpeaker() === null) location.hash = '';
  else show(Math.max(0, first));
}

type Surroundings = {
  title: string;
  number: number;
  all: number;
  /** Shows the sentence that is so many places further. */
  go: (by: number) => void;
  changed: (take: ShownSentence['take']) => void;
};

/** What goes on with a sentence. */
type Doing = 'nothing' | 'recording' | 'playing' | 'tapping';

/** One sentence in large letters, and the buttons to record, hear, tap and keep it. */
class SentenceView {
  readonly #say: Say;
  readonly #place: Place;
  readonly #sentence: ShownSentence;
  readonly #around: Surroundings;
  #take: ShownSentence['take'];
  #draft: Draft | null = null;
  /** Whether the draft differs from the take that is kept. */
  #isUnkept = false;
  #doing: Doing = 'nothing';
  #microphone: Microphone | null = null;
  #tapped: (number | null)[] = [];
  #heardMs = () => 0;

  readonly #status = element('p', { role: 'status' });
  readonly #words: readonly HTMLElement[];
  readonly #buttons: Record<'record' | 'tap' | 'listen' | 'tapWords' | 'keep' | 'remove', HTMLButtonElement>;

  constructor(say: Say, place: Place, sentence: ShownSentence, around: Surroundings) {
    this.#say = say;
    this.#place = place;
    this.#sentence = sentence;
    this.#around = around;
    this.#take = sentence.take;
    this.#words = sentence.text.split(' ').map((word) => element('span', {}, word));
    this.#buttons = {
      record: button('', () => void this.#toggleRecording()),
      tap: this.#tapButton(),
      listen: button(say('listen'), () => void this.#play('playing')),
      tapWords: button(say('tapWords'), () => void this.#play('tapping')),
      keep: button(say('keep'), () => void this.#keep()),
      remove: button(say('remove'), () => void this.#remove()),
    };
  }

  show(): void {
    const { title, number, all, go } = this.#around;
    const { role, code, respellings } = this.#sentence;
    const say = this.#say;
    const back = button(say('back'), () =>
      this.#leave(() => {
        location.hash = '';
      }),
    );
    const sentence = element('p', { class: 'sentence', lang: this.#place.language });
    sentence.append(...this.#words.flatMap((word, index) => (index === 0 ? [word] : [' ', word])));
    const said = respellings.map((one) => `${one.written} = ${one.said}`).join(' · ');
    const spoken = element(
      'div',
      {},
      element('p', { class: 'quiet' }, say('place', { number, all })),
      element('p', {}, say(role === 'pupil' ? 'rolePupil' : 'roleTeacher')),
      sentence,
      ...(said === '' ? [] : [element('p', { class: 'card' }, `${say('respellings')} ${said}`)]),
      this.#status,
      element('div', { class: 'row' }, ...Object.values(this.#buttons)),
      element(
        'div',
        { class: 'row' },
        ...(number > 1 ? [button(say('previous'), () => this.#leave(() => go(-1)))] : []),
        ...(number < all ? [button(say('next'), () => this.#leave(() => go(1)))] : []),
      ),
    );
    const program = code === null ? [] : [programOf(say('program'), code)];
    showView(
      element('header', {}, element('h1', {}, title), back),
      element('main', { class: 'beside' }, spoken, ...program),
    );
    document.onkeydown = (event) => this.#onKey(event);
    this.#tell(this.#take === null ? say('machine') : say('recordedBy', { name: this.#take.speaker }));
  }

  /** Shows the buttons that do something now, and says what happened. */
  #tell(text: string): void {
    const { record, tap, listen, tapWords, keep, remove } = this.#buttons;
    const [isIdle, hasSound] = [this.#doing === 'nothing', this.#draft !== null || this.#take !== null];
    record.textContent = this.#say(this.#doing === 'recording' ? 'stop' : hasSound ? 'again' : 'record');
    record.className = this.#doing === 'recording' ? 'live' : this.#isUnkept ? '' : 'first';
    keep.className = 'first';
    record.disabled = !isIdle && this.#doing !== 'recording';
    tap.disabled = this.#doing !== 'tapping';
    listen.disabled = tapWords.disabled = !isIdle || !hasSound;
    keep.disabled = !isIdle || !this.#isUnkept;
    remove.disabled = !isIdle || this.#take === null;
    this.#status.textContent = text;
    const isLost = document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (isLost === true || document.activeElement?.tagName === 'H1') this.#nextButton().focus();
  }

  #nextButton(): HTMLButtonElement {
    if (this.#doing === 'tapping') return this.#buttons.tap;
    return this.#doing === 'nothing' && this.#isUnkept ? this.#buttons.listen : this.#buttons.record;
  }

  async #toggleRecording(): Promise<void> {
    try {
      if (this.#doing === 'recording') this.#endRecording();
      else if (this.#doing === 'nothing') {
        this.#microphone = await openMicrophone();
        this.#microphone.start();
        this.#doing = 'recording';
        this.#tell(this.#say('recording'));
        this.#countSeconds(performance.now());
      }
    } catch (error) {
      this.#doing = 'nothing';
      this.#tell(this.#say(error instanceof MicrophoneError ? error.fault : 'noMicrophone'));
    }
  }

  #countSeconds(startedMs: number): void {
    if (this.#doing !== 'recording') return;
    const seconds = Math.floor((performance.now() - startedMs) / 1000);
    this.#buttons.record.textContent = `${this.#say('stop')} · ${seconds} s`;
    setTimeout(() => this.#countSeconds(startedMs), 250);
  }

  #endRecording(): void {
    this.#doing = 'nothing';
    const samples = this.#microphone?.stop() ?? new Float32Array();
    this.#draft = { samples, tapped: this.#words.map(() => null) };
    this.#isUnkept = true;
    this.#tell(`${this.#say('unkept')} ${this.#say('wordsHelp')}`);
  }

  /** Plays the recording. Each word lights up when it begins, or is tapped. */
  async #play(doing: 'playing' | 'tapping'): Promise<void> {
    if (this.#doing !== 'nothing' || (this.#draft === null && this.#take === null)) return;
    this.#draft ??= await this.#keptDraft().catch(() => null);
    const draft = this.#draft;
    if (draft === null) this.#tell(this.#say('noAnswer'));
    if (draft === null || this.#doing !== 'nothing') return;
    this.#doing = doing;
    this.#tapped = [];
    const { heardMs, ended, stop } = await play(draft.samples);
    this.#heardMs = heardMs;
    this.#tell(this.#say(doing === 'tapping' ? 'tapHelp' : 'listen'));
    this.#nameNextWord();
    const words = wordsOf(draft, this.#sentence.text);
    const light = () => {
      if (this.#doing !== doing) stop();
      else {
        const count =
          doing === 'tapping' ? this.#tapped.length : words.filter((ms) => ms <= heardMs()).length;
        this.#light(count);
        requestAnimationFrame(light);
      }
    };
    light();
    await ended;
    if (doing === 'tapping' && this.#tapped.length > 0) {
      this.#draft = { ...draft, tapped: this.#words.map((_, index) => this.#tapped[index] ?? null) };
      this.#isUnkept = true;
    }
    this.#doing = 'nothing';
    this.#light(0);
    this.#tell(this.#isUnkept ? `${this.#say('unkept')} ${this.#say('wordsHelp')}` : this.#say('kept'));
  }

  #light(count: number): void {
    for (const [index, word] of this.#words.entries()) word.className = index === count - 1 ? 'said' : '';
  }

  #tapButton(): HTMLButtonElement {
    const made = button('', () => undefined, 'first');
    made.addEventListener('pointerdown', () => this.#tapWord());
    // A screen reader clicks without a pointer.
    made.addEventListener('click', ({ detail }) => {
      if (detail === 0) this.#tapWord();
    });
    return made;
  }

  #tapWord(): void {
    if (this.#doing !== 'tapping' || this.#tapped.length >= this.#words.length) return;
    this.#tapped.push(this.#heardMs());
    this.#nameNextWord();
  }

  #nameNextWord(): void {
    const word = this.#words[this.#tapped.length]?.textContent ?? '–';
    this.#buttons.tap.textContent = this.#say('tapNow', { word });
  }

  async #keptDraft(): Promise<Draft | null> {
    if (this.#take === null) return null;
    const sound = await getSound(this.#place);
    const samples = sound === null ? null : readTakeWav(sound);
    return samples === null ? null : { samples, tapped: this.#take.words };
  }

  async #keep(): Promise<void> {
    const [draft, speaker] = [this.#draft, knownSpeaker()];
    if (draft === null || speaker === null || !this.#isUnkept) return;
    const answer = await keepTake(this.#place, {
      speaker: speaker.name,
      consentedOn: speaker.consentedOn,
      words: wordsOf(draft, this.#sentence.text),
      sound: soundOf(draft),
      replaces: this.#take?.recordedAt ?? null,
    }).catch(() => null);
    if (answer === null) this.#tell(this.#say('noAnswer'));
    else if (typeof answer === 'string') this.#tell(this.#say(refusalKeys[answer]));
    else {
      this.#setTake(answer);
      this.#tell(this.#say('kept'));
    }
  }

  async #remove(): Promise<void> {
    if (this.#take === null) return;
    const refusal = await removeTake(this.#place, this.#take.recordedAt).catch(() => 'noAnswer' as const);
    if (refusal !== null) {
      this.#tell(this.#say(refusal === 'noAnswer' ? refusal : refusalKeys[refusal]));
      return;
    }
    this.#draft = null;
    this.#setTake(null);
    this.#tell(this.#say('removed'));
  }

  #setTake(take: ShownSentence['take']): void {
    this.#take = take;
    this.#isUnkept = false;
    this.#around.changed(take);
  }

  /** Goes elsewhere, unless a recording runs. */
  #leave(go: () => void): void {
    if (this.#doing === 'recording') return;
    this.#doing = 'nothing';
    go();
  }

  #onKey(event: KeyboardEvent): void {
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === ' ' && this.#doing === 'tapping') this.#tapWord();
    else if (event.key === ' ' && !isOnButton) void this.#toggleRecording();
    else if (event.key === 'ArrowLeft' && this.#around.number > 1) this.#leave(() => this.#around.go(-1));
    else if (event.key === 'ArrowRight' && this.#around.number < this.#around.all)
      this.#leave(() => this.#around.go(1));
    else if (event.key.toLowerCase() === 'l') void this.#play('playing');
    else if (event.key.toLowerCase() === 't') void this.#play('tapping');
    else if (event.key.toLowerCase() === 'k') void this.#keep();
    else return;
    event.preventDefault();
  }
}

const refusalKeys = {
  broken: 'refusedBroken',
  silent: 'refusedSilent',
  distorted: 'refusedDistorted',
  elsewhere: 'refusedElsewhere',
  gone: 'refusedGone',
} as const;

function programOf(heading: string, code: string): HTMLElement {
  const program = element('pre', { lang: 'en', tabIndex: 0 }, code);
  return element('div', {}, element('h2', {}, heading), program);
}
