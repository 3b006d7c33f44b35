import type { Bilingual, Language } from '@python-learning/domain';
import type { Params, PartValue } from './params.ts';
import { TemplateError } from './template.schema.ts';

/** `$price`, `$(item.form)`, `$(limit-1)`, `$(price*count)`. */
const placeholder = /\$(?:([a-z]\w*)|\(([a-z]\w*)(?:\.(\w+))?\)|\(([\w]+)\s*([-+*])\s*([\w]+)\))/g;

/** Replaces the placeholders of a text in one language. Throws for a name that the template does not draw. */
export function fill(text: string, params: Params, language: Language = 'en'): string {
  return text.replace(
    placeholder,
    (_, name?: string, whole?: string, part?: string, left?: string, operator?: string, right?: string) => {
      if (left !== undefined) return String(calculate(left, operator ?? '+', right ?? '0', params));
      return shown(partOf(params, name ?? whole ?? '', part ?? ''), language);
    },
  );
}

export function fillBoth({ en, ta }: Bilingual, params: Params): Bilingual {
  const english = fill(en, params, 'en');
  return { en: en.startsWith('$') ? sentenceCase(english) : english, ta: fill(ta, params, 'ta') };
}

function calculate(left: string, operator: string, right: string, params: Params): number {
  const [a, b] = [numberOf(left, params), numberOf(right, params)];
  if (operator === '*') return a * b;
  return operator === '-' ? a - b : a + b;
}

function numberOf(term: string, params: Params): number {
  const value = /^\d+$/.test(term) ? Number(term) : Number(partOf(params, term, ''));
  if (!Number.isFinite(value)) throw new TemplateError(`$${term} is no number.`);
  return value;
}

function partOf(params: Params, name: string, part: string): PartValue {
  const value = params[name]?.[part];
  if (value === undefined) throw new TemplateError(`There is no $${name}${part === '' ? '' : `.${part}`}.`);
  return value;
}

function shown(value: PartValue, language: Language): string {
  return typeof value === 'object' ? value[language] : String(value);
}

/**
 * Capitalizes the first letter, for a sentence that begins with a placeholder. Other sentences may begin with a Python
 * word, which must not change.
 */
function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
