import { fileTypeFromBuffer } from 'file-type';
import { asJpeg } from './images.ts';

/** A paper that a person handed in, as it is stored: a PDF, or a photo as a JPEG. */
export interface Paper {
  type: 'application/pdf' | 'image/jpeg';
  bytes: Uint8Array;
}

/** The paper in these bytes: a PDF as it is, a picture re-encoded; null for anything else, whatever it is called. */
export async function readPaper(bytes: Uint8Array): Promise<Paper | null> {
  const kind = await fileTypeFromBuffer(bytes);
  if (kind?.mime === 'application/pdf') return { type: 'application/pdf', bytes };
  const jpeg = await asJpeg(bytes);
  return jpeg && { type: 'image/jpeg', bytes: jpeg };
}

/** The ending of a paper's file name. */
export const paperEnding = ({ type }: { type: string }): 'pdf' | 'jpg' =>
  type === 'application/pdf' ? 'pdf' : 'jpg';
