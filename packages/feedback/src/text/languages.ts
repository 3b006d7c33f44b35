import type { Language } from '../types.ts';

export const languages = ['en', 'ta'] as const satisfies readonly Language[];
