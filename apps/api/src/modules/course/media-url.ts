/** Where the server offers a media file of a lesson. */
export function mediaUrl(file: string): string {
  return `/media/${encodeURIComponent(file)}`;
}
