export const firstProgramKey = 'first_program';
const longest = 500;

/** The program that somebody wrote on the landing page before there was an account. Without storage, nothing fails. */
export const firstProgram = {
  read: (): string | null => {
    try {
      const code = localStorage.getItem(firstProgramKey);
      return code === null || code.length > longest ? null : code;
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
