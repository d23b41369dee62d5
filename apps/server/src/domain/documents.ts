import { documentIn, type HandedIn } from '../documents/data-url.ts';
import { invalidField } from '../http/refuse.ts';

/** The beginnings by which scanned documents are known; what a sender calls a file proves nothing. */
const kinds: readonly { type: string; begins: readonly number[] }[] = [
  { type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** The media type of a PDF, JPEG or PNG by its first bytes; null for anything else. */
export const documentType = (bytes: Uint8Array): string | null =>
  kinds.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))?.type ?? null;

/** The document in a data URL; refused with its field where it is not what it says. */
export async function documentFrom(url: string, field: string): Promise<HandedIn> {
  const file = await documentIn(url);
  if (!file) throw invalidField(field);
  return file;
}
