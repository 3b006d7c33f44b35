import { comingLanguages } from '@python-learning/domain';
import { missingTexts } from './languages/missing-texts.ts';

/**
 * `npm run languages` lists the texts that each coming language lacks, by file and key; `npm run languages -- si` those
 * of any language, before its first text as well. Ends with 1 when something is missing.
 */
const asked = process.argv.slice(2);
for (const language of asked.length > 0 ? asked : comingLanguages) {
  const missing = missingTexts(process.cwd(), language);
  for (const { file, key } of missing) console.log(`${file}: ${key}`);
  console.log(`${language}: ${missing.length} texts are missing`);
  if (missing.length > 0) process.exitCode = 1;
}
