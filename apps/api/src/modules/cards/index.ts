export { judgeCard } from './judge-card.ts';
export { shownCard } from './shown-card.ts';
