/**
 * Stands in for `zod/mini` in the browser's build: the same functions, with what reading an answer needs. The contract
 * describes its shapes with them, on the server with the library itself. Of faults, only the first one is named. Rules
 * that only bodies have are refused here, because the server checks bodies.
 */

type Rule = (value: unknown) => unknown;
type Read = (value: unknown, at: string) => unknown;

type Shape = {
  /** Returns the value as the shape describes it, without unknown fields. Throws an `AnswerShapeError`. */
  read: Read;
  parse: (value: unknown) => unknown;
  safeParse: (
    value: unknown,
  ) => { success: true; data: unknown } | { success: false; error: AnswerShapeError };
  check: (...rules: Rule[]) => Shape;
};

type Fields = Readonly<Record<string, Shape>>;
type ObjectShape = Shape & { shape: Fields };

/** A value has not the shape that the contract describes. */
export class AnswerShapeError extends Error {
  constructor(at: string) {
    super(`${at === '' ? 'the answer' : at} has another shape`);
    this.name = 'AnswerShapeError';
  }
}

/* @__NO_SIDE_EFFECTS__ */
function shapeOf(read: Read): Shape {
  return {
    read,
    parse: (value) => read(value, ''),
    safeParse: (value) => {
      try {
        return { success: true, data: read(value, '') };
      } catch (error) {
        if (error instanceof AnswerShapeError) return { success: false, error };
        throw error;
      }
    },
    check: (...rules) =>
      shapeOf((value, at) =>
        rules.reduce(
          (known, rule) => {
            const next = rule(known);
            if (next === fault) throw new AnswerShapeError(at);
            return next;
          },
          read(value, at),
        ),
      ),
  };
}

/** What a rule returns for a value that breaks it. */
const fault = Symbol('fault');

/* @__NO_SIDE_EFFECTS__ */
function one(isRight: (value: unknown) => boolean): Shape {
  return shapeOf((value, at) => {
    if (!isRight(value)) throw new AnswerShapeError(at);
    return value;
  });
}

/* @__NO_SIDE_EFFECTS__ */
function text(isRight: (value: string) => boolean): Shape {
  return one((value) => typeof value === 'string' && isRight(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function string(): Shape {
  return text(() => true);
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): Shape {
  return one(Number.isFinite);
}

/* @__NO_SIDE_EFFECTS__ */
export function int(): Shape {
  return one(Number.isSafeInteger);
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Shape {
  return one((value) => typeof value === 'boolean');
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Shape {
  return one(() => true);
}

/* @__NO_SIDE_EFFECTS__ */
function none(): Shape {
  return one((value) => value === undefined);
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(values: unknown): Shape {
  return oneOf([values].flat());
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(values: readonly unknown[]): Shape {
  return one((value) => values.includes(value));
}

export { none as undefined, oneOf as enum };

/* @__NO_SIDE_EFFECTS__ */
export function url({ protocol }: { protocol: RegExp }): Shape {
  return text((value) => URL.canParse(value) && protocol.test(new URL(value).protocol.slice(0, -1)));
}

/* @__NO_SIDE_EFFECTS__ */
function date(): Shape {
  return text((value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value));
}

/* @__NO_SIDE_EFFECTS__ */
function datetime(): Shape {
  return text(
    (value) =>
      /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z$/.test(value) &&
      isDay(value.slice(0, 10)),
  );
}

export const iso = { date, datetime };

/** False for a day that its month does not have: `Date` takes 30 February for a day in March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable(inner: Shape): Shape {
  return shapeOf((value, at) => (value === null ? null : inner.read(value, at)));
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(inner: Shape): Shape {
  return shapeOf((value, at) => (value === undefined ? undefined : inner.read(value, at)));
}

/** Types alone say that a value is not to be changed. */
/* @__NO_SIDE_EFFECTS__ */
export function readonly(inner: Shape): Shape {
  return inner;
}

/* @__NO_SIDE_EFFECTS__ */
export function array(item: Shape): Shape {
  return shapeOf((value, at) => {
    if (!Array.isArray(value)) throw new AnswerShapeError(at);
    return value.map((one, index) => item.read(one, `${at}[${index}]`));
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function tuple(items: readonly Shape[]): Shape {
  return shapeOf((value, at) => {
    if (!Array.isArray(value) || value.length !== items.length) throw new AnswerShapeError(at);
    return items.map((item, index) => item.read(value[index], `${at}[${index}]`));
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function union(shapes: readonly Shape[]): Shape {
  return shapeOf((value, at) => {
    for (const shape of shapes) {
      const read = shape.safeParse(value);
      if (read.success) return read.data;
    }
    throw new AnswerShapeError(at);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Fields): ObjectShape {
  const names = Object.keys(shape);
  const read: Read = (value, at) => {
    const fields = objectAt(value, at);
    const known: Record<string, unknown> = {};
    for (const name of names) {
      const read = shape[name]?.read(fields[name], `${at}.${name}`);
      if (read !== undefined || name in fields) known[name] = read;
    }
    return known;
  };
  // Not by a spread: the contract has hundreds of objects, and every page makes them when it opens.
  return Object.assign(shapeOf(read), { shape });
}

/* @__NO_SIDE_EFFECTS__ */
export function extend({ shape }: ObjectShape, more: Fields): ObjectShape {
  return object({ ...shape, ...more });
}

/* @__NO_SIDE_EFFECTS__ */
export function record(_names: Shape, inner: Shape): Shape {
  return shapeOf((value, at) => {
    const fields = Object.entries(objectAt(value, at)).filter(([name]) => name !== '__proto__');
    return Object.fromEntries(fields.map(([name, one]) => [name, inner.read(one, `${at}.${name}`)]));
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion(name: string, shapes: readonly ObjectShape[]): Shape {
  return shapeOf((value, at) => {
    const kind = objectAt(value, at)[name];
    const found = shapes.find(({ shape }) => shape[name]?.safeParse(kind).success === true);
    if (found === undefined) throw new AnswerShapeError(`${at}.${name}`);
    return found.read(value, at);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function codec(from: Shape, to: Shape, { decode }: { decode: (value: unknown) => unknown }): Shape {
  return shapeOf((value, at) => to.read(decode(from.read(value, at)), at));
}

function objectAt(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AnswerShapeError(at);
  // Cast: an object that is no array.
  return value as Record<string, unknown>;
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(least: number): Rule {
  return (value) => (lengthOf(value) < least ? fault : value);
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(most: number): Rule {
  return (value) => (lengthOf(value) > most ? fault : value);
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

/* @__NO_SIDE_EFFECTS__ */
export function gte(least: number): Rule {
  return (value) => (Number(value) >= least ? value : fault);
}

/* @__NO_SIDE_EFFECTS__ */
export function lte(most: number): Rule {
  return (value) => (Number(value) <= most ? value : fault);
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): Rule {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : fault);
}

/* @__NO_SIDE_EFFECTS__ */
function ruleOfBodies(): Rule {
  return () => fault;
}

/* @__NO_SIDE_EFFECTS__ */
function shapeOfBodies(): Shape {
  return one(() => false);
}

export { ruleOfBodies as email, ruleOfBodies as overwrite, ruleOfBodies as trim, shapeOfBodies as _default };
