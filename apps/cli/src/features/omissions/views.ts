/** By what missed hours are listed. */
export const views = ['subject', 'month', 'lesson'] as const;
export type View = (typeof views)[number];
