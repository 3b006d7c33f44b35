import { keptKinds } from '../../lib/outbox/kept-kinds.ts';
import { Outbox } from '../../lib/outbox/outbox.ts';
import { draftKeyOf } from '../../lib/storage/draft-key.ts';
import { chooseDraft, type DraftedTask } from './choose-draft.ts';
import { parseLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts';
import {
  isConflict,
  isSentFromHere,
  rememberSent,
  type SaveDraft,
  sendDraft,
  type TypedCode,
  type VersionedDraft,
} from './send-draft.ts';

/** `saved` on the server, `saved_here` in this browser only, `not_saved` if it stored nothing. */
export type DraftState = 'saved' | 'saved_here' | 'saving' | 'not_saved';

/** Newer code for the same task, from another tab of this browser or from another device. */
export type NewerCode = { code: string; from: 'tab' | 'device' };

/** The pause in typing after which the draft is saved in this browser, in milliseconds. */
const localPauseMs = 300;

type DraftPorts = {
  save: SaveDraft;
  onState: (state: DraftState) => void;
  /** Called with the reason when the server will never accept what is typed; this browser keeps it. */
  onRefused: (failure: unknown) => void;
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
  #open: { ports: DraftPorts; outbox: Outbox<TypedCode, VersionedDraft> } | null = null;
  /** Of an own program: the version from which the code was changed. */
  #version: number | undefined;
  /** Of an own program: what another tab or device has saved, while the learner chooses. */
  #other: { code: string; version: number | undefined } | null = null;

  constructor(task: DraftedTask, code: string) {
    this.#id = task.id;
    this.#own = new Set([code, task.example_code]);
    this.#kept = code;
    const first = chooseDraft(readLocalDraft(task.id), task);
    this.#state = first.isSent ? 'saved' : 'saved_here';
    this.#version = first.version;
    if (first.other !== undefined) this.#other = { code: first.other, version: task.version };
  }

  get state(): DraftState {
    return this.#state;
  }

  /**
   * Sends drafts from now on; first the one that an earlier visit could not send.
   * @returns a function that saves what is typed and ends it
   */
  open(ports: DraftPorts): () => void {
    const outbox = new Outbox<TypedCode, VersionedDraft>(keptKinds.draft, {
      send: (draft) => sendDraft(ports.save, this.#id, { ...draft, version: this.#version }),
      isDue: (draft) => !isSentFromHere(this.#id, draft),
      onSent: (sent, newest) => this.#reconcile(sent, newest),
      onRefused: (_sent, failure) => ports.onRefused(failure),
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
    if (code === this.#other?.code) this.#follow(this.#other.version);
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
    if (this.#other !== null) this.#follow(this.#other.version);
    this.#write({ code, writtenAt: Date.now() });
  }

  /** Reports code of a reloaded task that this browser has never seen. */
  readReloaded({ draft_code: code, draft_written_at: writtenAt, version }: DraftedTask): void {
    if (code === null || writtenAt === null) return;
    if (this.#own.has(code)) {
      this.#follow(version);
      return;
    }
    const local = readLocalDraft(this.#id);
    const isNewer =
      version === undefined
        ? local === null || Date.parse(writtenAt) > local.writtenAt
        : version > (this.#version ?? 0);
    if (isNewer) this.#tell({ code, from: 'device' }, version);
  }

  /** Counts further changes from this version, if it is newer. Undefined for a task. */
  #follow(version: number | undefined): void {
    if (version === undefined) return;
    this.#version = Math.max(version, this.#version ?? 0);
    if ((this.#other?.version ?? 0) <= this.#version) this.#other = null;
  }

  #write(latest: TypedCode): void {
    // After the logout nothing is stored: the next learner would find it.
    if (this.#open?.outbox.isOver === true) return;
    this.#kept = latest.code;
    this.#own.add(latest.code);
    this.#show(this.#store(latest) ? 'saved_here' : 'not_saved');
    this.#open?.outbox.put(latest);
  }

  #store(latest: TypedCode): boolean {
    const base = this.#version === undefined ? {} : { version: this.#version };
    return writeLocalDraft(this.#id, { ...latest, isSent: false, ...base });
  }

  #reconcile(sent: TypedCode, newest: VersionedDraft): void {
    const isOurs = this.#own.has(newest.code);
    if (isOurs) this.#follow(newest.version);
    else this.#tell({ code: newest.code, from: 'device' }, newest.version);
    if (this.#kept !== sent.code) {
      const local = readLocalDraft(this.#id);
      // What was typed meanwhile was changed from what is saved now.
      if (isOurs && newest.version !== undefined && local?.code === this.#kept) this.#store(local);
      return;
    }
    if (isOurs && newest.code !== sent.code) {
      // An earlier call of ours, such as a run, was slow and looks newer on the server; this was typed after it.
      this.#open?.outbox.put({ ...sent, writtenAt: Date.now() });
      return;
    }
    rememberSent(this.#id, sent, newest);
    this.#show(isConflict(sent, newest) ? 'saved_here' : 'saved');
  }

  #readOtherTab({ key, newValue }: StorageEvent): void {
    if (key !== draftKeyOf(this.#id)) return;
    const draft = parseLocalDraft(newValue);
    if (draft === null) return;
    if (draft.code === this.#kept) {
      this.#follow(draft.version);
      return;
    }
    this.#own.delete(draft.code);
    this.#tell({ code: draft.code, from: 'tab' }, draft.version);
  }

  #tell(newer: NewerCode, version: number | undefined): void {
    if (version !== undefined) this.#other = { code: newer.code, version };
    this.#open?.ports.onNewer(newer);
  }

  #show(state: DraftState): void {
    this.#state = state;
    this.#open?.ports.onState(state);
  }
}
