import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { PaperKey } from '@semestr/api/verify';
import { paperOfToken, type SignedPaper } from '@semestr/core/verify';
import * as z from 'zod/mini';
import { failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';
import { bytesOf } from './token.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the public key in a file, in the format of the server's response. */
export async function keyIn(context: Pick<Context, 'cwd'>, file: string): Promise<KeyObject> {
  const key = z.safeParse(PaperKey, parsed((await bytesOf(context, file)).toString()));
  try {
    if (key.success) return createPublicKey({ key: key.data, format: 'jwk' });
  } catch (cause) {
    throw failure(texts, (t) => t('noKey', { file }), undefined, cause);
  }
  throw failure(texts, (t) => t('noKey', { file }));
}

/** Returns the content of a paper that was signed with the key; null when the signature does not match. */
export const paperSignedWith = (key: KeyObject, token: string): SignedPaper | null =>
  paperOfToken(token, {
    decode: (part) => Buffer.from(part, 'base64url').toString(),
    isSigned: (part, signature) => verify(null, Buffer.from(part), key, Buffer.from(signature, 'base64url')),
  });
