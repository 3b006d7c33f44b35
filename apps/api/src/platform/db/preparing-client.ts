import pg from 'pg';

/** Texts that get a name, those that come first. Lists of different lengths are different texts. */
const mostPrepared = 500;

/**
 * Returns a class of connections on which PostgreSQL parses and plans a statement once: each of the first 500 texts with
 * parameters gets a name. A statement must name its columns: one that selects `*` fails when a column is added under a
 * running process.
 */
export function preparingClient(most = mostPrepared): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  return class PreparingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const prepare = (sent: string | pg.QueryConfig, values?: unknown, ...callback: []): unknown => {
        if (typeof sent === 'string' && Array.isArray(values) && values.length > 0 && callback.length === 0) {
          const name = nameOf(sent);
          if (name !== undefined) return super.query({ name, text: sent, values });
        }
        return super.query(sent, values as unknown[], ...callback);
      };
      // Cast: the overloads of `query` are those of the driver.
      this.query = prepare as typeof this.query;
    }
  };
}
