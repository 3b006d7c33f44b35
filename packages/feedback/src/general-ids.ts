/** Explanations of errors that no specific entry covers. Counting them shows what the catalogue lacks. */
export const generalIds: readonly string[] = ['SYN-GENERAL', 'RUN-OTHER', 'OUT-OTHER'];
