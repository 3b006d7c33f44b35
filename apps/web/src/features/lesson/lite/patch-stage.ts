export { patchMarkup as patchStage } from '../../../lib/markup/patch-markup.ts';
