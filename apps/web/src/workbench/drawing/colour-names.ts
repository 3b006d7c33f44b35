/** Colours that have a name in every language; others are called like the nearest of them. */
export const colourNames = {
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  red: '#ff0000',
  'dark red': '#8b0000',
  orange: '#ffa500',
  yellow: '#ffff00',
  green: '#008000',
  'light green': '#7fe07f',
  turquoise: '#30c8c8',
  'light blue': '#87ceeb',
  blue: '#0000ff',
  purple: '#800080',
  pink: '#ff80c0',
  brown: '#8b4513',
} as const;

export type ColourName = keyof typeof colourNames;

const named = Object.entries(colourNames).map(([name, colour]) => ({ name, channels: channelsOf(colour) }));

/** Returns the name whose colour looks most like this one, written `#rrggbb`. */
export function nearestColour(colour: string): ColourName {
  const wanted = channelsOf(colour);
  let best: { name: string; distance: number } = { name: 'black', distance: Infinity };
  for (const { name, channels } of named) {
    const distance = distanceOf(wanted, channels);
    if (distance < best.distance) best = { name, distance };
  }
  return best.name as ColourName;
}

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The redmean distance: near to what an eye sees, and cheap. */
function distanceOf([red, green, blue]: Channels, [otherRed, otherGreen, otherBlue]: Channels): number {
  const mean = (red + otherRed) / 2;
  return (
    (2 + mean / 256) * (red - otherRed) ** 2 +
    4 * (green - otherGreen) ** 2 +
    (2 + (255 - mean) / 256) * (blue - otherBlue) ** 2
  );
}
