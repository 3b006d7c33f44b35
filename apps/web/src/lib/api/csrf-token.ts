const cookieName = 'csrftoken';

/** The token that the api put into a cookie, or null before its first answer. */
export function readCsrfToken(): string | null {
  const prefix = `${cookieName}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(prefix.length));
}
