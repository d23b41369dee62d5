/** The moment at which every browser test happens: Friday, 20 November 2026, 12:58, week 4, third pair. */
export const NOW = new Date('2026-11-20T09:58:00Z');
