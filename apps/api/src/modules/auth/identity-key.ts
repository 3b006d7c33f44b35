/** The form in which two spellings of one address are equal. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** The form in which two spellings of one username are equal. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
