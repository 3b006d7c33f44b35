export const firstProgramKey = 'first_program';
/** Characters of the program, as many as the api runs for a visitor. */
export const longestFirstProgram = 500;

/** The program that somebody wrote on the landing page before there was an account. Without storage, nothing fails. */
export const firstProgram = {
  read: (): string | null => {
    try {
      const code = localStorage.getItem(firstProgramKey);
      return code === null || code.length > longestFirstProgram ? null : code;
    } catch {
      return null;
    }
  },
  keep: (code: string): void => {
    try {
      localStorage.setItem(firstProgramKey, code);
    } catch {
      // Storage is not available: the program lasts until the page is left.
    }
  },
};
