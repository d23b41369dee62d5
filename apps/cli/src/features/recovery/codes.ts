import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@semestr/api/client';
import { outbox } from '@semestr/api/notifications';
import { CODE_VALIDITY } from '@semestr/core/codes';
import { translator } from '@semestr/core/texts';
import { failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { askSecret } from '../../io/secret.ts';
import { texts } from './texts.ts';

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** Returns a different code. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/**
 * Returns the code in the latest message to a contact; null when the server does not reveal it, which only a demo does.
 */
export async function codeSentTo(client: Client, contact: string): Promise<string | null> {
  const [latest] = await client.call(outbox.list, {
    query: { filter: JSON.stringify({ q: contact }), sort: '["id","DESC"]', range: '[0,0]' },
  });
  return CODE.exec(latest?.text ?? '')?.[0] ?? null;
}

/** Reads a code from the outbox of a demo; elsewhere prompts for it at a terminal. */
export async function codeFor(context: Context, admin: Client, contact: string): Promise<string> {
  const noCode = () => failure(texts, (t) => t('noCode', { contact }));
  const code = await codeSentTo(admin, contact);
  if (code !== null) return code;
  if (!context.stdin.isTTY) throw noCode();
  return askSecret(context, translator(texts, context.language)('codePrompt', { contact }), noCode);
}

/** Waits until a code has expired, plus one second for clock differences between the two machines. */
export const runOut = (left: number): Promise<void> => pause(Math.max(0, left) + 1000);

/**
 * Returns how long a code is still valid by the clock of this machine, in milliseconds. Returns null when the wait
 * would be too long, or when the clocks of the two machines differ too much.
 */
export function holdsFor(expires: string, now: Date): number | null {
  const left = new Date(expires).getTime() - now.getTime();
  return left > 0 && left <= 2 * CODE_VALIDITY ? left : null;
}
