import { asSignature, hasInk } from './images.ts';

/** The bytes of a data URL, or of plain base64; some clients send it as JSON, with quotation marks. */
export function bytesOf(text: string): Buffer {
  const [, data = ''] = /^"?(?:data:[\w/.+-]{1,50};base64,)?([^"]*)"?\s*$/.exec(text) ?? [];
  return Buffer.from(data, 'base64');
}

/** The drawn signature in a data URL: a re-encoded PNG; null where that is no picture, 'blank' where nothing is drawn. */
export async function signatureIn(url: string): Promise<Uint8Array | 'blank' | null> {
  const signature = await asSignature(bytesOf(url));
  return signature && ((await hasInk(signature)) ? signature : 'blank');
}
