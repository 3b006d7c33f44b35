import type { Device } from './session.repository.ts';

/** The order matters: many browsers also name the one they are based on. */
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
 * Reduces a user agent to two family names: enough for the owner to recognise the device, and too little to track
 * anybody. Only these names are ever stored.
 */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, readLength);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

/** Longer than any real user agent; a header may have 16,000 characters, chosen to be slow to match. */
const readLength = 300;

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null;
}
