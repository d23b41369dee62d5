import { asSignature, hasInk } from './images.ts';

/** Decodes a data URL, or plain base64; some clients send it as JSON, with quotation marks. */
export function bytesOf(text: string): Buffer {
  const [, data = ''] = /^"?(?:data:[\w/.+-]{1,50};base64,)?([^"]*)"?\s*$/.exec(text) ?? [];
  return Buffer.from(data, 'base64');
}

/**
 * Returns the drawn signature of a data URL as a re-encoded PNG; null when it is not a picture, 'blank' when nothing is
 * drawn.
 */
export async function signatureIn(url: string): Promise<Uint8Array | 'blank' | null> {
  const signature = await asSignature(bytesOf(url));
  return signature && ((await hasInk(signature)) ? signature : 'blank');
}
