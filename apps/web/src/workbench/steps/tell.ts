import {
  endsWithoutReturn,
  goesIntoBlock,
  hasRun,
  type Moment,
  momentAt,
  type NameChange,
  type SeenProgram,
  valueText,
} from '@python-learning/stage/values';
import { m } from '../../compiled-messages/messages.ts';

/** Characters of a printed text that a sentence repeats. */
const mostPrinted = 60;

/**
 * Returns what happened at a step, in sentences of the reader's language. Where the trace says nothing more, it says that
 * the line ran.
 * @param index the place of the step in `shownSteps`
 */
export function tell(seen: SeenProgram, index: number): string {
  const moment = momentAt(seen, index);
  if (moment === null) return '';
  const said = moment.ran === null ? tellStart(moment) : tellLine(moment, moment.ran);
  return [...said, ...tellEnd(moment)].join(' ');
}

/** Returns more of a step, one sentence each: the parts of its condition with their values, or Python's words of its error. */
export function tellParts(seen: SeenProgram, index: number): string[] {
  const step = momentAt(seen, index)?.step;
  const parts = step?.condition?.parts.map((part) => m.practice_steps_part(part)) ?? [];
  return step?.raised === undefined ? parts : [...parts, `${step.raised.type}: ${step.raised.message}`];
}

function tellStart({ step, leftOut }: Moment): string[] {
  if (leftOut > 0) return [m.practice_steps_gap({ count: leftOut })];
  if (step.raised !== undefined) return [m.practice_steps_cannot_start({ type: step.raised.type })];
  return [m.practice_steps_start()];
}

function tellLine(moment: Moment, ran: number): string[] {
  const { step } = moment;
  const said = [
    ...tellRead(moment),
    ...tellLastNames(moment),
    ...tellReturned(moment),
    ...tellCondition(moment),
    ...tellLoop(moment),
    ...tellNames(moment),
    ...tellObjects(moment),
    ...tellKnown(moment),
    ...tellCalled(moment),
    ...tellPrinted(moment),
  ];
  if (step.raised !== undefined)
    return [m.practice_steps_raised({ line: ran, type: step.raised.type }), ...said];
  return said.length === 0 && hasRun(moment) ? [m.practice_steps_ran({ line: ran })] : said;
}

function tellRead({ step }: Moment): string[] {
  return (step.read ?? []).map((text) => m.practice_steps_read({ text: quoted(text) }));
}

function tellCondition({ facts, step: { condition } }: Moment): string[] {
  if (condition === undefined) return [];
  const said = { condition: condition.source };
  if (facts?.kind === 'if') {
    return [condition.value ? m.practice_steps_condition_true(said) : m.practice_steps_condition_false(said)];
  }
  if (facts?.kind !== 'while') return [];
  return [condition.value ? m.practice_steps_condition_true(said) : m.practice_steps_condition_ends(said)];
}

/** The names of a loop are told with it, also one that gets an equal value once more. */
function tellLoop(moment: Moment): string[] {
  const { facts, step, after } = moment;
  if (facts?.kind !== 'for' || step.called !== undefined || !hasRun(moment)) return [];
  const goesOn = goesIntoBlock(moment);
  if (goesOn === null) return [];
  if (!goesOn) return step.returned === undefined ? [m.practice_steps_loop_ends()] : [];
  const here = after.frames.at(-1)?.names ?? {};
  const values = facts.names.flatMap((name) => {
    const value = here[name];
    return value === undefined ? [] : [`${name} = ${valueText(value, after.objects)}`];
  });
  return values.length === 0 ? [] : [m.practice_steps_loop_next({ values: values.join(', ') })];
}

function tellNames(moment: Moment): string[] {
  const { facts, names, step, after } = moment;
  if (facts?.kind === 'define' || facts?.kind === 'import') return [];
  const looped = facts?.kind === 'for' && goesIntoBlock(moment) === true ? facts.names : [];
  const told = names
    .filter((change) => !hasEnded(moment, change) && !looped.includes(change.name))
    .map((change) => tellName(moment, change));
  const gone = (step.gone ?? [])
    .filter(([frame]) => after.frames.some(({ id }) => id === frame))
    .map(([, name]) => m.practice_steps_gone({ name }));
  return [...told, ...gone];
}

/** The names that the last line of a call set, told before its end. A generator that yields has not ended. */
function tellLastNames(moment: Moment): string[] {
  return moment.names.filter((change) => hasEnded(moment, change)).map((change) => tellName(moment, change));
}

function hasEnded({ step }: Moment, { frame }: NameChange): boolean {
  return step.returned?.some(({ id }) => id === frame) === true;
}

function tellName({ before, after }: Moment, { frame, name, value, old }: NameChange): string {
  const shown = valueText(value, after.objects);
  const said = { name, value: shown };
  if (typeof value !== 'string' && before.objects[value.ref] !== undefined) {
    const names = after.frames.find(({ id }) => id === frame)?.names ?? {};
    const kind = after.objects[value.ref]?.kind;
    const other = Object.keys(names).find((one) => one !== name && isRefTo(names[one], value.ref));
    if (other !== undefined && kind === 'list') return m.practice_steps_shared({ ...said, other });
    if (other !== undefined && kind === 'dict') return m.practice_steps_shared_dict({ ...said, other });
  }
  if (old === null) return m.practice_steps_new(said);
  return old === shown ? m.practice_steps_same(said) : m.practice_steps_becomes(said);
}

function isRefTo(value: unknown, ref: number): boolean {
  return typeof value === 'object' && value !== null && 'ref' in value && value.ref === ref;
}

/** Lists and other objects that were there before, with the names that have them. */
function tellObjects({ after, changedObjects, names }: Moment): string[] {
  const told = changedObjects.map((ref) => {
    const value = valueText({ ref }, after.objects);
    const owners = after.frames.flatMap((frame) =>
      Object.keys(frame.names).filter((name) => isRefTo(frame.names[name], ref)),
    );
    // A name that has just been told with its new value needs no second sentence.
    if (names.some((change) => isRefTo(change.value, ref))) return '';
    const said = { names: [...new Set(owners)].join(', '), value };
    switch (after.objects[ref]?.kind) {
      case 'list':
        return owners.length === 0
          ? m.practice_steps_list_changed(said)
          : m.practice_steps_named_list_changed(said);
      case 'dict':
        return owners.length === 0
          ? m.practice_steps_dict_changed(said)
          : m.practice_steps_named_dict_changed(said);
      default:
        return m.practice_steps_object_changed(said);
    }
  });
  return told.filter((sentence) => sentence !== '');
}

/** What a line did that changes nothing that is drawn: it defines, imports, or gives a name the value that it has. */
function tellKnown(moment: Moment): string[] {
  const { facts, step, line, ran, after, names, changedObjects } = moment;
  if (facts === undefined || line !== ran || step.called !== undefined || !hasRun(moment)) return [];
  if (facts.kind === 'define') return facts.names.map((name) => m.practice_steps_defined({ name }));
  if (facts.kind === 'import') {
    return importedNames(moment).map((name) => m.practice_steps_imported({ name }));
  }
  if (facts.kind !== 'assign' || names.length > 0 || changedObjects.length > 0) return [];
  const here = after.frames.at(-1)?.names ?? {};
  return facts.names.flatMap((name) => {
    const value = here[name];
    return value === undefined
      ? []
      : [m.practice_steps_same({ name, value: valueText(value, after.objects) })];
  });
}

/** Returns the names that a line imports, as it writes them; none of a line that the text alone does not explain. */
function importedNames({ seen: { code }, line }: Moment): string[] {
  const text = (code.split('\n')[(line ?? 0) - 1] ?? '').split('#')[0]?.trim() ?? '';
  const [, listed = ''] = text.split(/\bimport\b/);
  if (listed === '' || /[*();\\]/.test(listed)) return [];
  return listed.split(',').map((one) => one.trim().split(' ').at(-1) ?? '');
}

/** A generator is entered and left many times without a call or a return: of such a program neither is told. */
function hasGenerators({ seen: { code } }: Moment): boolean {
  return /\b(?:yield|await|async)\b/.test(code);
}

function tellReturned(moment: Moment): string[] {
  const { step, before, after } = moment;
  if (hasGenerators(moment)) return [];
  const told = (step.returned ?? []).flatMap(({ id, value }) => {
    const name = before.frames.find((frame) => frame.id === id)?.name ?? null;
    if (name === null) return [];
    if (value === null) return [m.practice_steps_ended_by_error({ name })];
    if (endsWithoutReturn(moment, value)) return [m.practice_steps_call_ended({ name })];
    return [m.practice_steps_returned({ name, value: valueText(value, after.objects) })];
  });
  // An error ends many calls of one function at once.
  return [...new Set(told)];
}

function tellCalled(moment: Moment): string[] {
  const { step, after } = moment;
  if (hasGenerators(moment)) return [];
  return (step.called ?? []).map(({ id, name }) => {
    const set = (step.set ?? []).filter(([frame]) => frame === id);
    const values = set.map(([, key, value]) => `${key} = ${valueText(value, after.objects)}`).join(', ');
    return values === '' ? m.practice_steps_called({ name }) : m.practice_steps_called_with({ name, values });
  });
}

/** The output of a line that reads has the prompt and the typed line in it, and is not repeated. */
function tellPrinted({ step: { printed, read } }: Moment): string[] {
  if (printed === undefined || printed === '' || (read?.length ?? 0) > 0) return [];
  if (printed === '\n') return [m.practice_steps_printed_empty()];
  return [
    m.practice_steps_printed({ text: quoted(printed.endsWith('\n') ? printed.slice(0, -1) : printed) }),
  ];
}

function quoted(text: string): string {
  const inOneLine = text.replaceAll('\n', ' ↵ ');
  const letters = [...inOneLine];
  return `"${letters.length > mostPrinted ? `${letters.slice(0, mostPrinted).join('')}…` : inOneLine}"`;
}

function tellEnd({ seen, isLast }: Moment): string[] {
  if (!isLast) return [];
  switch (seen.trace.end) {
    case 'finished':
      return [m.practice_steps_end()];
    case 'error':
      return [];
    case 'stopped':
      return [m.practice_steps_stopped()];
    case 'waiting':
      return [m.practice_steps_waiting()];
  }
}
