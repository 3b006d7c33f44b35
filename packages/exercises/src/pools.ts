/** A person of a story. Girls and boys alternate over a learner's exercises. */
export type Person = { en: string; ta: string; is: 'girl' | 'boy' };

const girls = [
  ['Meena', 'மீனா'],
  ['Nila', 'நிலா'],
  ['Yazhini', 'யாழினி'],
  ['Selvi', 'செல்வி'],
  ['Farida', 'ஃபரீதா'],
  ['Sithara', 'சித்தாரா'],
  ['Priya', 'பிரியா'],
  ['Malar', 'மலர்'],
] as const;

const boys = [
  ['Kavin', 'கவின்'],
  ['Arun', 'அருண்'],
  ['Kumaran', 'குமரன்'],
  ['Iniyan', 'இனியன்'],
  ['Nimal', 'நிமல்'],
  ['Joseph', 'ஜோசப்'],
  ['Ravi', 'ரவி'],
  ['Anbu', 'அன்பு'],
] as const;

export const people: readonly Person[] = [
  ...girls.map(([en, ta]) => ({ en, ta, is: 'girl' as const })),
  ...boys.map(([en, ta]) => ({ en, ta, is: 'boy' as const })),
];

export function findPerson(name: string): Person | undefined {
  return people.find(({ en }) => en === name);
}

/**
 * A word of a pool. `form` is the Tamil form that stories need: the accusative (`-ஐ`) for things, the locative (`-இல்`)
 * for towns, subjects and games. The `ta` of a game is its form before a noun: `சதுரங்க அணி`.
 */
export type PoolWord = { en: string; ta: string; form: string };

export const pools = {
  items: words(
    ['mangoes', 'மாம்பழங்கள்', 'மாம்பழங்களை'],
    ['vadai', 'வடைகள்', 'வடைகளை'],
    ['exercise books', 'பயிற்சிப் புத்தகங்கள்', 'பயிற்சிப் புத்தகங்களை'],
    ['pens', 'பேனாக்கள்', 'பேனாக்களை'],
    ['coconuts', 'தேங்காய்கள்', 'தேங்காய்களை'],
    ['buns', 'பன்கள்', 'பன்களை'],
    ['samosas', 'சமோசாக்கள்', 'சமோசாக்களை'],
    ['tickets', 'நுழைவுச்சீட்டுகள்', 'நுழைவுச்சீட்டுகளை'],
  ),
  sweets: words(
    ['toffees', 'டாஃபிகள்', 'டாஃபிகளை'],
    ['laddus', 'லட்டுகள்', 'லட்டுகளை'],
    ['biscuits', 'பிஸ்கட்டுகள்', 'பிஸ்கட்டுகளை'],
    ['bananas', 'வாழைப்பழங்கள்', 'வாழைப்பழங்களை'],
  ),
  towns: words(
    ['Jaffna', 'யாழ்ப்பாணம்', 'யாழ்ப்பாணத்தில்'],
    ['Colombo', 'கொழும்பு', 'கொழும்பில்'],
    ['Kandy', 'கண்டி', 'கண்டியில்'],
    ['Trincomalee', 'திருகோணமலை', 'திருகோணமலையில்'],
    ['Batticaloa', 'மட்டக்களப்பு', 'மட்டக்களப்பில்'],
    ['Chennai', 'சென்னை', 'சென்னையில்'],
    ['Madurai', 'மதுரை', 'மதுரையில்'],
    ['Trichy', 'திருச்சி', 'திருச்சியில்'],
    ['Vavuniya', 'வவுனியா', 'வவுனியாவில்'],
    ['Galle', 'காலி', 'காலியில்'],
  ),
  words: words(
    ['school', 'பள்ளி', 'பள்ளியில்'],
    ['cricket', 'கிரிக்கெட்', 'கிரிக்கெட்டில்'],
    ['river', 'ஆறு', 'ஆற்றில்'],
    ['monsoon', 'பருவமழை', 'பருவமழையில்'],
    ['library', 'நூலகம்', 'நூலகத்தில்'],
    ['banana', 'வாழைப்பழம்', 'வாழைப்பழத்தில்'],
    ['elephant', 'யானை', 'யானையில்'],
    ['mirror', 'கண்ணாடி', 'கண்ணாடியில்'],
  ),
  subjects: words(
    ['maths', 'கணிதம்', 'கணிதத்தில்'],
    ['science', 'அறிவியல்', 'அறிவியலில்'],
    ['Tamil', 'தமிழ்', 'தமிழில்'],
    ['English', 'ஆங்கிலம்', 'ஆங்கிலத்தில்'],
  ),
  games: words(
    ['cricket', 'கிரிக்கெட்', 'கிரிக்கெட்டில்'],
    ['football', 'காற்பந்து', 'காற்பந்தில்'],
    ['carrom', 'கேரம்', 'கேரமில்'],
    ['chess', 'சதுரங்க', 'சதுரங்கத்தில்'],
    ['netball', 'வலைப்பந்து', 'வலைப்பந்தில்'],
  ),
} as const satisfies Record<string, readonly PoolWord[]>;

export type PoolName = keyof typeof pools;

export function isPoolName(name: string): name is PoolName {
  return Object.hasOwn(pools, name);
}

function words(...rows: readonly (readonly [string, string, string])[]): PoolWord[] {
  return rows.map(([en, ta, form]) => ({ en, ta, form }));
}
