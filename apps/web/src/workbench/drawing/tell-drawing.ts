import { m } from '../../compiled-messages/messages.ts';
import type { ColourName } from './colour-names.ts';
import type { DrawingFacts } from './facts.ts';

/** Texts of a drawing that are read out. */
const mostTexts = 5;

/** Returns what a finished drawing shows, in sentences for those who do not see it. */
export function tellDrawing(facts: DrawingFacts): string {
  const paper = facts.paper === null ? [] : [m.drawing_about_paper({ colour: colourTexts[facts.paper]() })];
  if (facts.size === null) return [m.drawing_about_nothing(), ...paper].join(' ');
  return [
    m.drawing_about_marks({ marks: listOf(countsOf(facts)) }),
    ...wordsOf(facts),
    m.drawing_about_colours({
      count: facts.colours.length,
      colours: listOf(facts.colours.map((name) => colourTexts[name]())),
    }),
    ...paper,
    m.drawing_about_size(facts.size),
    ...shapeOfLines(facts),
  ].join(' ');
}

/** Joins words to one list. `Intl.ListFormat` would take a cheap phone 160 ms when it is first used, before the picture is seen. */
function listOf(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : m.drawing_about_list({ others: others.reverse().join(', '), last });
}

function countsOf({ lines, curves, dots, areas, stamps, texts }: DrawingFacts): string[] {
  const counts = [
    { count: lines, say: m.drawing_about_lines },
    { count: curves, say: m.drawing_about_curves },
    { count: dots, say: m.drawing_about_dots },
    { count: areas, say: m.drawing_about_areas },
    { count: stamps, say: m.drawing_about_stamps },
    { count: texts.length, say: m.drawing_about_texts },
  ];
  return counts.flatMap(({ count, say }) => (count > 0 ? [say({ count })] : []));
}

function wordsOf({ texts }: DrawingFacts): string[] {
  if (texts.length === 0) return [];
  return [m.drawing_about_words({ words: listOf(texts.slice(0, mostTexts).map((text) => `“${text}”`)) })];
}

function shapeOfLines({ lines, curves, closed }: DrawingFacts): string[] {
  if (lines + curves === 0) return [];
  return [closed > 0 ? m.drawing_about_closed({ count: closed }) : m.drawing_about_open()];
}

const colourTexts: Readonly<Record<ColourName, () => string>> = {
  black: m.drawing_colour_black,
  white: m.drawing_colour_white,
  grey: m.drawing_colour_grey,
  red: m.drawing_colour_red,
  'dark red': m.drawing_colour_dark_red,
  orange: m.drawing_colour_orange,
  yellow: m.drawing_colour_yellow,
  green: m.drawing_colour_green,
  'light green': m.drawing_colour_light_green,
  turquoise: m.drawing_colour_turquoise,
  'light blue': m.drawing_colour_light_blue,
  blue: m.drawing_colour_blue,
  purple: m.drawing_colour_purple,
  pink: m.drawing_colour_pink,
  brown: m.drawing_colour_brown,
};
