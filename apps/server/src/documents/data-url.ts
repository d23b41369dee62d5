import { asJpeg, asSignature } from './images.ts';

/** A file that a person handed in, as it is kept. */
export interface HandedIn {
  type: string;
  bytes: Uint8Array;
}

/** The bytes of a data URL, or of plain base64; some clients send it as JSON, with quotation marks. */
export function bytesOf(text: string): Buffer {
  const [, data = ''] = /^"?(?:data:[\w/.+-]{1,50};base64,)?([^"]*)"?\s*$/.exec(text) ?? [];
  return Buffer.from(data, 'base64');
}

/** The document in a data URL: a PDF as it is, a photo as a JPEG drawn anew; null where it is neither. */
export async function documentIn(url: string): Promise<HandedIn | null> {
  const sent = bytesOf(url);
  if (url.startsWith('data:application/pdf;'))
    return sent.subarray(0, 5).equals(Buffer.from('%PDF-')) ? { type: 'application/pdf', bytes: sent } : null;
  const bytes = await asJpeg(sent);
  return bytes && { type: 'image/jpeg', bytes };
}

/** The drawn signature in a data URL: a PNG drawn anew; null where there is none. */
export const signatureIn = (url: string): Promise<Uint8Array | null> => asSignature(bytesOf(url));
