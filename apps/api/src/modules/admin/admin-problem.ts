/** Reason why an admin command was not carried out, as a sentence for staff. */
export class AdminProblem extends Error {
  override readonly name = 'AdminProblem';
}
