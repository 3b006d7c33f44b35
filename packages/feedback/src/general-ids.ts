/**
 * Explanations for what nobody foresaw. Whoever keeps count of them sees what the catalogue lacks.
 */
export const generalIds: readonly string[] = ['SYN-GENERAL', 'RUN-OTHER', 'OUT-OTHER'];
