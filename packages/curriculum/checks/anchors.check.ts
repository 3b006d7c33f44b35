import { languages } from '@python-learning/domain';
import { placesOf } from '@python-learning/stage';
import type { Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Scene, Storyboard } from '../src/lesson.ts';
import type { Anchor, AnchoredVoice } from '../src/voice-anchors.ts';
import { type Check, faultAt } from './check.ts';
import { hasAnchors } from './lesson-timing/timed-lessons.ts';

export const anchorsCheck: Check = {
  promise:
    'every word that acts on the stage finds there what it acts on, the words of all languages do the same, and the guesses of such a lesson have a spoken reason',
  run: ({ content }) =>
    content.milestones
      .flatMap(({ lessons, videos }): Located<Storyboard>[] => [...lessons, ...videos])
      .flatMap((storyboard) =>
        storyboard.value.scenes.flatMap((scene, index) => [
          ...strayAnchors(storyboard, scene, index),
          ...differentActs(storyboard, scene, index),
          ...misplacedReason(storyboard, scene, index),
        ]),
      ),
};

function strayAnchors(storyboard: Located<Storyboard>, scene: Scene, index: number): Fault[] {
  return spokenOf(scene).flatMap(({ field, anchors }) =>
    languages.flatMap((language) =>
      wrongAnchors(scene, field, anchors?.[language] ?? []).map((why) =>
        faultAt(storyboard, ['scenes', index, field, language], `${field}: ${language}: ${why}`),
      ),
    ),
  );
}

/** Marks and speakers follow the sentences of a language; what the program does is the same in each. */
function differentActs(storyboard: Located<Storyboard>, scene: Scene, index: number): Fault[] {
  return spokenOf(scene)
    .filter(({ anchors }) => anchors !== undefined && !doTheSame(anchors))
    .map(({ field }) =>
      faultAt(
        storyboard,
        ['scenes', index, field],
        `${field}: the words of the languages do not do the same`,
      ),
    );
}

function doTheSame(anchors: NonNullable<AnchoredVoice['anchors']>): boolean {
  const acts = languages.map((language) =>
    anchors[language]
      .filter(({ kind }) => kind !== 'mark' && kind !== 'speaker')
      .map((anchor) => JSON.stringify({ ...anchor, word: null }))
      .toSorted()
      .join(' '),
  );
  return new Set(acts).size === 1;
}

type Spoken = { field: 'voice' | 'reveal'; anchors: AnchoredVoice['anchors'] };

/** Both texts of a scene. */
function spokenOf({ anchors, reveal }: Scene): Spoken[] {
  return [
    { field: 'voice', anchors },
    { field: 'reveal', anchors: reveal?.anchors },
  ];
}

function misplacedReason(storyboard: Located<Storyboard>, { guess, reveal }: Scene, index: number): Fault[] {
  const at = (field: string, why: string) =>
    faultAt(storyboard, ['scenes', index, field], `${field}: ${why}`);
  if (reveal !== undefined && guess === undefined)
    return [at('reveal', 'there is no guess to give a reason for')];
  const needsReason = guess !== undefined && hasAnchors(storyboard.value);
  return needsReason && reveal === undefined
    ? [at('guess', 'its reason is not spoken: reveal is missing')]
    : [];
}

function wrongAnchors(scene: Scene, field: 'voice' | 'reveal', anchors: readonly Anchor[]): string[] {
  const runs = anchors.filter(({ kind }) => kind === 'run').length;
  return [
    ...(runs > 1 ? ['{run} is there twice'] : []),
    ...anchors.flatMap(
      (anchor) => wrongPlace(scene, field, anchor, runs > 0) ?? wrongAnchor(scene, anchor) ?? [],
    ),
  ];
}

/** What is wrong with an anchor of this field; null for nothing. The program of a guess runs in its reason, or before it. */
function wrongPlace(
  { guess }: Scene,
  field: Spoken['field'],
  { kind }: Anchor,
  pressesRun: boolean,
): string | null {
  if (field === 'voice') {
    return kind === 'run' && guess !== undefined ? '{run}: a guess is followed by its run' : null;
  }
  const allowed: readonly Anchor['kind'][] = pressesRun
    ? ['mark', 'speaker', 'run', 'typing']
    : ['mark', 'speaker'];
  return allowed.includes(kind) ? null : `{${kind}}: the program has run when the reason is said`;
}

/** Why an anchor finds nothing; null when it does. */
function wrongAnchor(scene: Scene, anchor: Anchor): string | null {
  const lines = scene.code?.split('\n').length ?? 0;
  switch (anchor.kind) {
    case 'run':
      return scene.code === null ? '{run}: there is no program' : null;
    case 'lines':
      return anchor.last > lines || anchor.first > anchor.last || anchor.first < 1
        ? `{line:${anchor.first}-${anchor.last}}: the program has ${lines} lines`
        : null;
    case 'row':
      return isWithin(anchor.row, (scene.table?.length ?? 1) - 1)
        ? null
        : `{row:${anchor.row}}: there is no such row`;
    case 'typing':
      return isWithin(anchor.input, scene.inputs.length)
        ? null
        : `{input:${anchor.input}}: there is no such input`;
    case 'mark':
      return isOnScreen(scene, anchor)
        ? null
        : `[[${anchor.piece}#${anchor.occurrence}]] is nowhere on the screen`;
    case 'speaker':
      return null;
  }
}

function isWithin(number: number, most: number): boolean {
  return number >= 1 && number <= most;
}

/** Whether the code, the output and the error together have the piece so many times. */
function isOnScreen(
  { code, shows, error }: Scene,
  { piece, occurrence }: { piece: string; occurrence: number },
): boolean {
  const counts = [code, shows, error].map((text) => placesOf(text ?? '', piece).length);
  return counts.reduce((sum, count) => sum + count, 0) >= occurrence;
}
