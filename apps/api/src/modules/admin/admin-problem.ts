/** Why an act of the staff is not done, as a sentence for people. */
export class AdminProblem extends Error {
  override readonly name = 'AdminProblem';
}
