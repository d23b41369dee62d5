/** A part of a document: what a PDF and a Word document are made of. */
export type Part =
  | { heading: string }
  | { text: string }
  /** Names and values, line by line; a value may lead somewhere. */
  | { lines: readonly (readonly [name: string, value: string, href?: string | null])[] }
  /** A drawn signature as PNG with the words under it. */
  | { signature: Uint8Array; caption: string };

export interface DocumentSpec {
  title: string;
  /** When it is made; stands among the properties of the file. */
  now: Date;
  parts: readonly Part[];
}
