import { createHmac } from 'node:crypto';
import * as calls from '@semestr/api/second-factor';
import type { Visitor } from './server.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns an app's code at a given time, implemented directly from RFC 6238. */
export function appCode(secret: string, now: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** The second factor of an account: the app's secret, and the recovery codes. */
export interface App {
  secret: string;
  recoveryCodes: string[];
  /** Returns the code of the app. */
  code: (now: Date) => string;
}

/** Turns on the second factor of a signed-in user. */
export async function turnOn(visitor: Visitor, password: string, now: Date): Promise<App> {
  const { secret } = await visitor.call(calls.begin, { body: { password } });
  const code = (moment: Date): string => appCode(secret, moment);
  const { recoveryCodes } = await visitor.call(calls.confirm, { body: { code: code(now) } });
  return { secret, recoveryCodes, code };
}
