import type { Structure } from './structure.ts';

/** Measures of a document on A4, in points. */
export const MARGIN = 64;
export const SIZE = 11;
export const GAP = 24;

/** A document being drawn. */
export interface Sheet {
  document: PDFKit.PDFDocument;
  structure: Structure;
  /** Returns the description of a picture for screen readers. */
  describe: (picture: 'photo' | 'signature', name: string) => string;
}
