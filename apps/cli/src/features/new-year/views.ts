/** Views of a start of the year. */
export const views = ['steps', 'groups', 'new-groups', 'batches'] as const;
export type View = (typeof views)[number];
