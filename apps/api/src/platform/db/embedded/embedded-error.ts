/** Why the built-in PostgreSQL can not run, in a sentence for the person who started the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
