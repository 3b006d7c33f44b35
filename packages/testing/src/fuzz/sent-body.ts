/** A body as it is sent, and what is odd about it. */
export type SentBody = {
  what: string;
  payload: string | Buffer;
  /** Null when the request names no content type. */
  contentType: string | null;
  headers?: Readonly<Record<string, string>>;
};
