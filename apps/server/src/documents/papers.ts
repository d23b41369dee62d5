import { fileTypeFromBuffer } from 'file-type';
import { cleanedPdf } from './clean-pdfs.ts';
import { asJpeg } from './images.ts';

/** A paper that a person handed in, as it is stored: a PDF, or a photo as a JPEG. */
export interface Paper {
  type: 'application/pdf' | 'image/jpeg';
  bytes: Uint8Array;
}

/**
 * The paper in these bytes: a PDF written anew without what could run, a picture re-encoded. 'unreadable' for a PDF that is
 * damaged, asks for a password or takes longer than `pdfTimeout` milliseconds, 'busy' where too many PDFs wait, null for
 * anything else, whatever it is called.
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

/** The ending of a paper's file name. */
export const paperEnding = ({ type }: { type: string }): 'pdf' | 'jpg' =>
  type === 'application/pdf' ? 'pdf' : 'jpg';
