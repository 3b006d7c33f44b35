/** Why the built-in PostgreSQL cannot run, as a sentence for the person who started the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
