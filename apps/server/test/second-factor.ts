import { createHmac } from 'node:crypto';
import * as calls from '@semestr/api/second-factor';
import type { Visitor } from './server.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app shows at a moment, by the words of RFC 6238 alone. */
export function appCode(secret: string, now: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** An account with a second factor: what its app knows, and its recovery codes. */
export interface App {
  secret: string;
  recoveryCodes: string[];
  /** What the app shows. */
  code: (now: Date) => string;
}

/** Turns the second factor of somebody who is signed in on. */
export async function turnOn(visitor: Visitor, password: string, now: Date): Promise<App> {
  const { secret } = await visitor.call(calls.begin, { body: { password } });
  const code = (moment: Date): string => appCode(secret, moment);
  const { recoveryCodes } = await visitor.call(calls.confirm, { body: { code: code(now) } });
  return { secret, recoveryCodes, code };
}
