import { fileTypeFromBuffer } from 'file-type';
import { cleanedPdf } from './clean-pdfs.ts';
import { asJpeg } from './images.ts';

/** An uploaded document as it is stored: a PDF, or a photo as a JPEG. */
export interface Paper {
  type: 'application/pdf' | 'image/jpeg';
  bytes: Uint8Array;
}

/**
 * Reads an uploaded document: rewrites a PDF without active content, re-encodes a picture. Returns 'unreadable' for a
 * PDF that is damaged, needs a password or takes more than `pdfTimeout` milliseconds of processor time, 'busy' when too
 * many PDFs are queued, null for anything else, whatever its name.
 */
export async function readPaper(
  bytes: Uint8Array,
  { pdfTimeout }: { pdfTimeout?: number } = {},
): Promise<Paper | 'unreadable' | 'busy' | null> {
  const kind = await fileTypeFromBuffer(bytes);
  if (kind?.mime === 'application/pdf') {
    const cleaned = await cleanedPdf(bytes, pdfTimeout);
    if (cleaned === 'busy') return cleaned;
    return cleaned ? { type: 'application/pdf', bytes: cleaned } : 'unreadable';
  }
  const jpeg = await asJpeg(bytes);
  return jpeg && { type: 'image/jpeg', bytes: jpeg };
}

/** Returns the file extension of a document. */
export const paperEnding = ({ type }: { type: string }): 'pdf' | 'jpg' =>
  type === 'application/pdf' ? 'pdf' : 'jpg';
