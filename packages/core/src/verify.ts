import { type IsoDate, readMoment } from './dates.ts';

/** The papers that carry a signed link. */
export const paperKinds = ['certificate', 'mark-sheet', 'contract'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What a signed link says of its paper, and what stands on it. */
export interface SignedPaper {
  kind: PaperKind;
  /** Of the record behind it. */
  id: number;
  number: string;
  date: IsoDate;
  /** To whom it was given: the full name. */
  holder: string;
}

/** Whether the paper holds; `unknown` is one that was not signed here, or of which something was changed. */
export type PaperState = 'valid' | 'withdrawn' | 'unknown';

/** What is signed, as a text. */
export const textOfPaper = ({ kind, id, number, date, holder }: SignedPaper): string =>
  JSON.stringify([kind, id, number, date, holder]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The paper of such a text; null for any other. */
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
 * Text and signature as base64url. The last letter of 64 bytes has four bits that nothing reads: it must be one of those
 * in which they are 0, so that no letter can be changed.
 */
const TOKEN = /^([\w-]{1,1000})\.([\w-]{85}[AQgw])$/;

/** What a token is taken apart with, by whom runs this. */
export interface TokenReader {
  /** The text in base64url. */
  decode: (part: string) => string;
  /** Whether the signature, in base64url, is one of these letters by the key of who issued the paper. */
  isSigned: (part: string, signature: string) => boolean;
}

/** The paper of a token; null where it is none, or is not signed. */
export function paperOfToken(token: string, { decode, isSigned }: TokenReader): SignedPaper | null {
  const [, part = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (part === '' || !isSigned(part, signature)) return null;
  return paperOfText(decode(part));
}

/** Where a token is checked, below the address of the portal. */
export const verifyPath = (token: string): string => `/verify/${token}`;

/** The token of a link, or of whatever text holds one; null where there is none. */
export const tokenIn = (text: string): string | null =>
  /\/verify\/([\w-]{1,1000}\.[\w-]{86})(?![\w-])/.exec(text)?.[1] ?? null;
