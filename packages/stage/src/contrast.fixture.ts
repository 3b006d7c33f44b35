export type Colour = readonly [red: number, green: number, blue: number];

/** The body of the rule with this selector in a style sheet. */
export function ruleOf(css: string, selector: string): string {
  const from = css.indexOf(`${selector} {`);
  return css.slice(from, css.indexOf('}', from));
}

/** Every `--name: #rrggbb` of the rule with this selector. */
export function coloursIn(css: string, selector: string): Map<string, string> {
  const found = ruleOf(css, selector).matchAll(/--([\w-]+): (#[\da-f]{6});/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** Reads `#rrggbb`; a colour that is not there has no number, and no contrast. */
export function rgb(colour: string): Colour {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Contrast of two colours, as WCAG 2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
