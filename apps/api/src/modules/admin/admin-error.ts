/** Reason why an admin command was not carried out, as a sentence for staff. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
