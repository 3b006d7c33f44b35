import { type CatalogueEntry, entriesFor } from '../entry.ts';

const notDefined = /name '(?<name>[^\s'()]+)' is not defined/u;
const suggestion = /name '(?<name>[^\s'()]+)' is not defined(?:\. Did you mean: '(?<sug>[^\s'()]+)')?/u;
const notStored = /(?:name|variable) '(?<name>[^\s'()]+)' (?:is not defined|where)/u;

/** Names that Python does not know. */
export const namesEntries: readonly CatalogueEntry[] = [
  ...entriesFor('NameError', [
    ['NAM-INVISIBLE', notDefined, 'invisibleCharacterInName'],
    ['NAM-IMPORT', notDefined, 'isUsualModule'],
    ['NAM-OTHER-LANGUAGE', notDefined, 'nameOfOtherLanguage'],
    ['NAM-CASE', suggestion, 'nameDiffersInCaseOnly'],
  ]),
  ...entriesFor('NameError UnboundLocalError', [['NAM-TWO-SPELLINGS', notStored, 'definitionIsMisspelled']]),
  ...entriesFor('NameError', [
    ['NAM-MODULE', notDefined, 'belongsToModule'],
    ['NAM-METHOD', notDefined, 'methodWithoutValue'],
    ['NAM-TYPO', suggestion, 'suggestionIsClose'],
    ['NAM-WRONG-SIGN', notDefined, 'storedWithWrongOperator'],
  ]),
  ...entriesFor('NameError UnboundLocalError', [['NAM-NOT-REACHED', notStored, 'storedInSkippedBlock']]),
  ...entriesFor('NameError', [
    ['NAM-NOT-INSIDE', notDefined, 'missingInFunction'],
    ['NAM-PARAMETER', notDefined, 'isParameterElsewhere'],
    ['NAM-LOCAL', notDefined, 'assignedOnlyInFunction'],
    ['NAM-LATER', notDefined, 'assignedLater'],
    ['NAM-TURNED', notDefined, 'turnedAround'],
    ['NAM-QUOTES', notDefined, 'looksLikeText'],
    ['NAM-UNKNOWN', notDefined],
  ]),
  ...entriesFor('UnboundLocalError', [['NAM-UNBOUND', /cannot access local variable '(?<name>[^\s'()]+)'/u]]),
];
