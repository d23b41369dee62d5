/** A signature field. */
export interface SignatureBlock {
  /** The signing party: "Университет". */
  party: string;
  /** Details of the party. */
  lines: readonly string[];
  /** Drawn signature, as PNG; null leaves an empty line for it. */
  picture: Uint8Array | null;
  /** Text under the line: signatory and date. */
  caption: string;
}

/** A part of a document, for both PDF and Word. */
export type Part =
  | { heading: string }
  | { text: string }
  /** Names and values, line by line; a value may be a link. */
  | { lines: readonly (readonly [name: string, value: string, href?: string | null])[] }
  /** Texts at both ends of a line: place and date. */
  | { ends: readonly [left: string, right: string] }
  /** Side by side, at most two. */
  | { signatures: readonly SignatureBlock[] };

/** Verification note of a document. */
export interface Check {
  /** Shown as a QR code, and stored in the file's properties. */
  link: string;
  caption: string;
}

export interface DocumentSpec {
  title: string;
  /** Creation time; stored in the file's properties. */
  now: Date;
  /** The issuer, line by line above the title. */
  issuer?: readonly string[];
  /** Addressee and author of a letter, line by line at the right above the title. */
  addressee?: readonly string[];
  parts: readonly Part[];
}
