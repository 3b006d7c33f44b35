import type { Language } from '@python-learning/domain';
import { picture } from './drawing.ts';
import { board } from './places/board.ts';
import { boat } from './places/boat.ts';
import { bus } from './places/bus.ts';
import { canteen } from './places/canteen.ts';
import { cricket } from './places/cricket.ts';
import { garland } from './places/garland.ts';
import { gate } from './places/gate.ts';
import { home } from './places/home.ts';
import { library } from './places/library.ts';
import { loom } from './places/loom.ts';
import { market } from './places/market.ts';
import { pigeonholes } from './places/pigeonholes.ts';
import { potter } from './places/potter.ts';
import { rain } from './places/rain.ts';
import { sportsDay } from './places/sports-day.ts';
import { teaShop } from './places/tea-shop.ts';
import type { WorldName } from './world-names.ts';
import type { WorldState } from './world-state.ts';

const drawings = {
  board,
  gate,
  bus,
  'tea-shop': teaShop,
  canteen,
  cricket,
  market,
  'sports-day': sportsDay,
  home,
  library,
  rain,
  garland,
  potter,
  pigeonholes,
  loom,
  boat,
} satisfies Record<WorldName, (state: WorldState, language: Language) => string>;

/**
 * Draws a picture of the world as SVG, in the state that a program has brought it to. Pure: equal states give equal text. The colours
 * come from `stage.css`; parts that move have a `data-key`, so that a page can let them glide.
 */
export function worldMarkup(name: WorldName, state: WorldState, language: Language): string {
  return `<svg class="picture" viewBox="0 0 ${picture.width} ${picture.height}">${drawings[name](state, language)}</svg>`;
}
