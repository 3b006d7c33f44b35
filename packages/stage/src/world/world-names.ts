/** The pictures of the world that a scene can show beside its program. Each listens to the program, by `worldMarkup`. */
export const worldNames = [
  'board',
  'gate',
  'bus',
  'tea-shop',
  'canteen',
  'cricket',
  'market',
  'sports-day',
  'home',
  'library',
  'rain',
  'garland',
  'potter',
  'pigeonholes',
  'loom',
  'boat',
] as const;

export type WorldName = (typeof worldNames)[number];
