import type { Localized } from '@python-learning/domain';

/**
 * The names of the days from Sunday on, and what stands for them where there is little room. As `Intl` writes them, which
 * would load its data of the language for them, and would keep a cheap phone busy for 80 ms.
 */
export const weekdays: Localized<Record<'long' | 'narrow', readonly string[]>> = {
  ta: {
    long: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
    narrow: ['ஞா', 'தி', 'செ', 'பு', 'வி', 'வெ', 'ச'],
  },
  en: {
    long: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    narrow: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  },
};
