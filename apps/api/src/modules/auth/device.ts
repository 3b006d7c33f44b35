import type { Device } from './session.repository.ts';

/** The order counts: many browsers also name the one that they are made from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:OPR|OPX|Opera)\b/, 'Opera'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What a browser says of itself, cut down to two family names: enough for its owner to know it again, and too little to
 * follow anybody with. Only these names are ever stored.
 */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, readLength);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

/** Longer than what any browser says of itself; a header may have 16,000 letters, chosen to be slow to read. */
const readLength = 300;

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null;
}
