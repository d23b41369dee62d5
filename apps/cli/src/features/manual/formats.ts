/** In which forms the manual is written. */
export const manualFormats = ['man', 'markdown'] as const;
export type ManualFormat = (typeof manualFormats)[number];
