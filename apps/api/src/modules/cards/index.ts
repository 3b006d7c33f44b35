export { judgeCard } from './judge-card.ts';
export { shownMcq } from './shown-card.ts';
