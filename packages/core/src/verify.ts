import { type IsoDate, readMoment } from './dates.ts';

/** Kinds of papers with a signed link. */
export const paperKinds = ['certificate', 'mark-sheet', 'contract'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Content of a signed link, which is also printed on its paper. */
export interface SignedPaper {
  kind: PaperKind;
  /** Id of the record. */
  id: number;
  number: string;
  date: IsoDate;
  /** Full name of the holder. */
  holder: string;
}

/** Serialises the signed content. */
export const textOfPaper = ({ kind, id, number, date, holder }: SignedPaper): string =>
  JSON.stringify([kind, id, number, date, holder]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses the text of `textOfPaper`; null for any other text. */
export function paperOfText(text: string): SignedPaper | null {
  const list = parsed(text);
  if (!Array.isArray(list)) return null;
  const [kindText, id, number, dateText, holder]: unknown[] = list;
  const kind = paperKinds.find((one) => one === kindText);
  const date = typeof dateText === 'string' ? readMoment(dateText) : null;
  if (!kind || !date || typeof id !== 'number') return null;
  if (typeof number !== 'string' || typeof holder !== 'string') return null;
  return { kind, id, number, date, holder };
}

/**
 * Text and signature as base64url. The last character of 64 bytes has four unused bits: only characters in which they
 * are 0 are accepted, so that no character can be changed.
 */
const TOKEN = /^([\w-]{1,1000})\.([\w-]{85}[AQgw])$/;

/** Functions that read a token, provided by the platform. */
export interface TokenReader {
  /** Decodes the text from base64url. */
  decode: (part: string) => string;
  /** Whether the signature, in base64url, matches the text with the issuer's key. */
  isSigned: (part: string, signature: string) => boolean;
}

/** Returns the paper of a token; null when it is malformed, or not signed. */
export function paperOfToken(token: string, { decode, isSigned }: TokenReader): SignedPaper | null {
  const [, part = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (part === '' || !isSigned(part, signature)) return null;
  return paperOfText(decode(part));
}

/** Returns the path at which a token is verified, relative to the address of the portal. */
export const verifyPath = (token: string): string => `/verify/${token}`;

/** Finds the token in a link or any text; null when there is none. */
export const findToken = (text: string): string | null =>
  /\/verify\/([\w-]{1,1000}\.[\w-]{86})(?![\w-])/.exec(text)?.[1] ?? null;
