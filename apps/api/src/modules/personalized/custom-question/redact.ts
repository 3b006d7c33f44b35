import { withoutAddresses } from './redaction/addresses.ts';
import { withoutBirthDates } from './redaction/birth-dates.ts';
import { withoutContactDetails } from './redaction/contact-details.ts';
import { withoutNames } from './redaction/names.ts';
import { withoutSchools } from './redaction/schools.ts';

/** The order matters: parts of an address must not be taken for a name first. */
const steps = [withoutBirthDates, withoutContactDetails, withoutAddresses, withoutSchools, withoutNames];

/**
 * Replaces what could reveal who or where a child is by `…`, and leaves what the program should do. Prefers a word too
 * many to a name too few: the text may go to an external service.
 */
export function withoutPersonalDetails(text: string): string {
  return steps.reduce((rest, step) => step(rest), text);
}
