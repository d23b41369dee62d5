import { ApiError, type Client } from '@semestr/api/client';
import { PROOF_FIRST } from '@semestr/api/endpoint';
import { prove } from '@semestr/api/second-factor';
import { translator } from '@semestr/core/texts';
import type { Context } from '../io/io.ts';
import { readPassword } from '../io/secret.ts';
import { texts } from '../io/texts.ts';

/**
 * Makes a change. When the server requires step-up verification because the session is too old, prompts for the
 * password at the terminal; without a terminal the error explains what to do.
 */
export async function withStepUp<T>(context: Context, client: Client, change: () => Promise<T>): Promise<T> {
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
