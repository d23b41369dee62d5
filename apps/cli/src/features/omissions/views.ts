/** Groupings of the hours of absence. */
export const views = ['subject', 'month', 'lesson'] as const;
export type View = (typeof views)[number];
