/** Maximum number of pages of one document, and of bytes of each file. */
export const MAX_PAPERS = 5;
export const MAX_PAPER_BYTES = 9 * 1024 * 1024;

/** Whether files of these types form one document: a single PDF, or photos of its pages. */
export const areOnePaper = (types: readonly string[]): boolean =>
  types.length <= 1 || types.every((type) => type !== 'application/pdf');
