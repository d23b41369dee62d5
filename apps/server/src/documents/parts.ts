/** A place to sign. */
export interface SignatureBlock {
  /** On whose behalf: "Университет". */
  party: string;
  /** What is known of the party. */
  lines: readonly string[];
  /** Drawn, as PNG; null leaves a line to sign on. */
  picture: Uint8Array | null;
  /** Under the line: who signs, and when. */
  caption: string;
}

/** A part of a document: what a PDF and a Word document are made of. */
export type Part =
  | { heading: string }
  | { text: string }
  /** Names and values, line by line; a value may lead somewhere. */
  | { lines: readonly (readonly [name: string, value: string, href?: string | null])[] }
  /** What stands at both ends of a line: a place and a day. */
  | { ends: readonly [left: string, right: string] }
  /** One beside the other, at most two. */
  | { signatures: readonly SignatureBlock[] };

/** How anybody checks a paper. */
export interface Check {
  /** As a code for cameras, and among the properties of the file. */
  link: string;
  caption: string;
}

export interface DocumentSpec {
  title: string;
  /** When it is made; stands among the properties of the file. */
  now: Date;
  /** Who issues it, line by line above the title. */
  issuer?: readonly string[];
  /** Whom a letter addresses and who writes it, line by line at the right above the title. */
  addressee?: readonly string[];
  parts: readonly Part[];
}
