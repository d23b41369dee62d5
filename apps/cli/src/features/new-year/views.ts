/** What of a start of the year is shown. */
export const views = ['steps', 'groups', 'new-groups', 'batches'] as const;
export type View = (typeof views)[number];
