import type { Draft } from '@python-learning/contract';
import { keptKinds } from '../../lib/outbox/kept-kinds.ts';
import { Outbox } from '../../lib/outbox/outbox.ts';
import { draftKeyOf } from '../../lib/storage/draft-key.ts';
import { chooseDraft, type DraftedTask } from './choose-draft.ts';
import { parseLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { isSentFromHere, rememberSent, type SaveDraft, sendDraft, type TypedCode } from './send-draft.ts';

/** `saved` on the server, `saved_here` in this browser only, `not_saved` if it stored nothing. */
export type DraftState = 'saved' | 'saved_here' | 'saving' | 'not_saved';

/** Newer code for the same task, from another tab of this browser or from another device. */
export type NewerCode = { code: string; from: 'tab' | 'device' };

/** The pause in typing after which the draft is saved in this browser, in milliseconds. */
const localPauseMs = 300;

type DraftPorts = {
  save: SaveDraft;
  onState: (state: DraftState) => void;
  /** Called with newer code, which is never inserted unasked: what the learner sees is theirs. */
  onNewer: (newer: NewerCode) => void;
};

/**
 * Keeps the code of one task here and on the server:
 *
 *     saved ── type ──▶ saving ── pause ──▶ saved_here (not_saved if the browser stores nothing) ── sent ──▶ saved
 *                          ▲                    │
 *                          └────── type ────────┘
 */
export class DraftSync {
  readonly #id: string;
  /** Every code that this editor has shown or typed; any other comes from another tab or device. */
  readonly #own: Set<string>;
  /** The code that was stored last. */
  #kept: string;
  /** Code that is not stored yet. */
  #typed: TypedCode | null = null;
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open: { ports: DraftPorts; outbox: Outbox<TypedCode, Draft> } | null = null;

  constructor(task: DraftedTask, code: string) {
    this.#id = task.id;
    this.#own = new Set([code, task.example_code]);
    this.#kept = code;
    this.#state = chooseDraft(readLocalDraft(task.id), task).isSent ? 'saved' : 'saved_here';
  }

  get state(): DraftState {
    return this.#state;
  }

  /**
   * Sends drafts from now on; first the one that an earlier visit could not send.
   * @returns a function that saves what is typed and ends it
   */
  open(ports: DraftPorts): () => void {
    const outbox = new Outbox<TypedCode, Draft>(keptKinds.draft, {
      send: (draft) => sendDraft(ports.save, this.#id, draft),
      isDue: (draft) => !isSentFromHere(this.#id, draft),
      onSent: (sent, newest) => this.#reconcile(sent, newest),
      collect: () => this.keepNow(),
    });
    this.#open = { ports, outbox };
    const unsent = readLocalDraft(this.#id);
    if (unsent !== null && !unsent.isSent && this.#own.has(unsent.code)) outbox.put(unsent);
    const readOtherTab = (event: StorageEvent) => this.#readOtherTab(event);
    addEventListener('storage', readOtherTab);
    return () => {
      outbox.stop();
      removeEventListener('storage', readOtherTab);
      clearTimeout(this.#timer);
      this.#open = null;
    };
  }

  /** Takes over what the editor shows. */
  type(code: string): void {
    clearTimeout(this.#timer);
    if (code === this.#kept) {
      // Typed and undone before it was saved.
      this.#typed = null;
      if (this.#state === 'saving') this.#show('saved_here');
      return;
    }
    this.#typed = { code, writtenAt: Date.now() };
    this.#show('saving');
    this.#timer = setTimeout(() => this.keepNow(), localPauseMs);
  }

  /** Saves what is typed now, without waiting for a pause. */
  keepNow(): void {
    if (this.#typed !== null && this.#typed.code !== this.#kept) this.#write(this.#typed);
  }

  /** Makes this code the newest, whatever was typed elsewhere. */
  insist(code: string): void {
    this.#write({ code, writtenAt: Date.now() });
  }

  /** Reports code of a reloaded task that this browser has never seen. */
  readReloaded({ draft_code: code, draft_written_at: writtenAt }: DraftedTask): void {
    if (code === null || writtenAt === null || this.#own.has(code)) return;
    const local = readLocalDraft(this.#id);
    if (local === null || Date.parse(writtenAt) > local.writtenAt) this.#tell({ code, from: 'device' });
  }

  #write(latest: TypedCode): void {
    // After the logout nothing is stored: the next learner would find it.
    if (this.#open?.outbox.isOver === true) return;
    this.#kept = latest.code;
    this.#own.add(latest.code);
    this.#show(writeLocalDraft(this.#id, { ...latest, isSent: false }) ? 'saved_here' : 'not_saved');
    this.#open?.outbox.put(latest);
  }

  #reconcile(sent: TypedCode, newest: Draft): void {
    const isOurs = this.#own.has(newest.code);
    if (!isOurs) this.#tell({ code: newest.code, from: 'device' });
    if (this.#kept !== sent.code) return;
    if (isOurs && newest.code !== sent.code) {
      // An earlier call of ours, such as a run, was slow and looks newer on the server; this was typed after it.
      this.#open?.outbox.put({ ...sent, writtenAt: Date.now() });
      return;
    }
    rememberSent(this.#id, sent, newest);
    this.#show('saved');
  }

  #readOtherTab({ key, newValue }: StorageEvent): void {
    if (key !== draftKeyOf(this.#id)) return;
    const draft = parseLocalDraft(newValue);
    if (draft === null || draft.code === this.#kept) return;
    this.#own.delete(draft.code);
    this.#tell({ code: draft.code, from: 'tab' });
  }

  #tell(newer: NewerCode): void {
    this.#open?.ports.onNewer(newer);
  }

  #show(state: DraftState): void {
    this.#state = state;
    this.#open?.ports.onState(state);
  }
}
