import { ApiError, type Client } from '@semestr/api/client';
import { PROOF_FIRST } from '@semestr/api/endpoint';
import { prove } from '@semestr/api/second-factor';
import { translator } from '@semestr/core/texts';
import type { Context } from '../io/io.ts';
import { readPassword } from '../io/secret.ts';
import { texts } from '../io/texts.ts';

/**
 * Makes a change; where the server wants to know first who is there, because the session is no longer young, the
 * password is asked for at the terminal. Off a terminal nobody could answer: the refusal says what to do.
 */
export async function provenFirst<T>(context: Context, client: Client, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== PROOF_FIRST || !context.stdin.isTTY) throw error;
    const t = translator(texts, context.language);
    const password = await readPassword(context, undefined, t('secrets.prompt'));
    await client.call(prove, { body: { password } });
    return change();
  }
}
