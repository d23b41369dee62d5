import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits for a cookie or a link; the database keeps only their hash. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** SHA-256 in hex: such a token cannot be guessed, so that nothing slower is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
