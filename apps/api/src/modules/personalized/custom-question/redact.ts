import { withoutAddresses } from './redaction/addresses.ts';
import { withoutBirthDates } from './redaction/birth-dates.ts';
import { withoutContactDetails } from './redaction/contact-details.ts';
import { withoutNames } from './redaction/names.ts';
import { withoutSchools } from './redaction/schools.ts';

/** In this order: what is a sign of an address must not be taken for a name before. */
const steps = [withoutBirthDates, withoutContactDetails, withoutAddresses, withoutSchools, withoutNames];

/**
 * The text without what could tell who or where a child is; `…` is in its place. What the program should do stays.
 * Better a word too many than a name too few: the text may go to a service of others.
 */
export function withoutPersonalDetails(text: string): string {
  return steps.reduce((rest, step) => step(rest), text);
}
