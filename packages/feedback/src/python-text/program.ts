import { nameUses } from './name-uses.ts';
import { type ProgramLine, readLines } from './program-lines.ts';
import { scan, type Token } from './scan.ts';
import { type StoredName, storedNames } from './stored-names.ts';

/** A program, parsed once for all that read it. Each part is made when it is first asked for. */
export class Program {
  readonly source: string;
  #tokens: readonly Token[] | undefined;
  #lines: readonly ProgramLine[] | undefined;
  #stored: readonly StoredName[] | undefined;
  #nameUses: ReadonlyMap<string, number> | undefined;

  constructor(source: string) {
    this.source = source;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= scan(this.source);
    return this.#tokens;
  }

  /** The program line by line; `lines[0]` is line 1. */
  get lines(): readonly ProgramLine[] {
    this.#lines ??= readLines(this.source, this.tokens);
    return this.#lines;
  }

  /** Every place where the program stores a name, from top to bottom. */
  get stored(): readonly StoredName[] {
    this.#stored ??= storedNames(this.lines);
    return this.#stored;
  }

  get nameUses(): ReadonlyMap<string, number> {
    this.#nameUses ??= nameUses(this.tokens);
    return this.#nameUses;
  }
}
