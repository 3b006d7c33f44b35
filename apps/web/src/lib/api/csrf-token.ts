const cookieName = 'csrftoken';

/** Returns the CSRF token from the api's cookie; null before the first answer. */
export function readCsrfToken(): string | null {
  const prefix = `${cookieName}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(prefix.length));
}
