import { isPoolName, type Person, people, pools } from '../pools.ts';
import type { RandomDraws } from '../random-draws.ts';
import { drawText } from './draw-text.ts';
import type { Template } from './template.schema.ts';
import { TemplateError } from './template.schema.ts';

/** The value of a parameter, by the name of its part; a plain value has only the part `''`. */
export type ParamValue = Readonly<Record<string, PartValue>>;
export type PartValue = string | number | Readonly<{ en: string; ta: string }>;
export type Params = Readonly<Record<string, ParamValue>>;

export type DrawnParams = { params: Params; person: Person | null };

/** Draws a value for each parameter of a template. `personIs` says whose turn it is; null allows anyone. */
export function drawParams(
  template: Template,
  draws: RandomDraws,
  personIs: Person['is'] | null,
): DrawnParams {
  let person: Person | null = null;
  const params: Record<string, ParamValue> = {};
  for (const [name, spec] of Object.entries(template.params)) {
    if (spec === '@people') {
      person = draws.pick(people.filter((one) => personIs === null || one.is === personIs));
      params[name] = partsOfPerson(person);
    } else if (typeof spec === 'string') {
      params[name] = spec.startsWith('@') ? fromPool(spec.slice(1), draws) : plain(drawText(spec, draws));
    } else {
      params[name] = draws.pick(spec);
    }
  }
  return { params, person };
}

/** Parts that agree with a person: endings as in `வாங்குகிற$(name.aan)`, `அவ$(name.avan)`; `he`, `his` in English. */
function partsOfPerson({ en, ta, is }: Person): ParamValue {
  const isGirl = is === 'girl';
  return {
    '': { en, ta },
    he: isGirl ? 'she' : 'he',
    He: isGirl ? 'She' : 'He',
    his: isGirl ? 'her' : 'his',
    aan: isGirl ? 'ாள்' : 'ான்',
    avan: isGirl ? 'ள்' : 'ன்',
  };
}

function fromPool(name: string, draws: RandomDraws): ParamValue {
  if (!isPoolName(name)) throw new TemplateError(`There is no pool "${name}".`);
  const { en, ta, form } = draws.pick(pools[name]);
  return { '': { en, ta }, en, form };
}

function plain(text: string): ParamValue {
  return { '': /^-?\d+$/.test(text) ? Number(text) : text };
}
