/** Output formats of the manual. */
export const manualFormats = ['man', 'markdown'] as const;
export type ManualFormat = (typeof manualFormats)[number];
