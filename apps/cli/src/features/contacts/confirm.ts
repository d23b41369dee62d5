import { ApiError, type Client } from '@semestr/api/client';
import { confirm, sendCode } from '@semestr/api/contacts';
import { CONTACT_ATTEMPTS } from '@semestr/core/attempts';
import { beginEntry, type CodeEntry, nextCode } from '@semestr/core/codes';
import { translator } from '@semestr/core/texts';
import { codeFault } from '@semestr/core/validation';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { printDone } from '../../io/done.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { secretsOf } from '../../io/secret.ts';
import { findContact } from './find.ts';
import { texts } from './texts.ts';
import type { Type } from './types.ts';

/** A contact that a code was sent to, and the state of the code. */
interface Sent {
  contactId: number;
  entry: CodeEntry;
}

/** Prompts for the code until it is correct or no attempts are left; piped input is tried once. */
async function enterCode(context: Context, client: Client, { contactId, entry }: Sent): Promise<void> {
  const t = translator(texts, context.language);
  const secrets = secretsOf(context);
  let current = entry;
  for (;;) {
    const typed = await secrets(t('code'), () => failure(texts, (say) => say('noCode')));
    const code = typed.trim();
    if (codeFault(code) !== null) {
      if (!context.stdin.isTTY) throw failure(texts, (say) => say('codeFormat'));
      context.stderr.write(`${t('codeFormat')}\n`);
      continue;
    }
    try {
      await client.call(confirm, { body: { contactId, code } });
      return;
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === 'code-wrong')) throw error;
      const circumstances = { limit: CONTACT_ATTEMPTS, now: context.now() };
      current = nextCode(current, { type: 'code-wrong' }, circumstances);
      const { left } = current.attempts;
      if (left === 0 || !context.stdin.isTTY) throw error;
      context.stderr.write(`${t('wrong', { left })}\n`);
    }
  }
}

/**
 * Sends a code to a contact, prompts for it and confirms the contact. A code that was already sent is not sent again.
 */
export const confirmContact = (context: Context, type: Type): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const t = translator(texts, context.language);
    const { contact, left } = await findContact(client, type);
    if (!contact) throw failure(texts, (say) => say(`notSet.${type}`));
    if (contact.confirmed) {
      printDone(context, t(`already.${type}`), { type, confirmed: true });
      return exit.ok;
    }
    if (context.dryRun) return changeIn(client, context, sendCode, { body: contact.id }, () => undefined);
    const now = context.now();
    const pending = contact.codeExpirationTime === null ? null : new Date(contact.codeExpirationTime);
    const isOnItsWay = pending !== null && pending > now;
    const expiresAt = isOnItsWay
      ? pending
      : new Date((await client.call(sendCode, { body: contact.id })).codeExpiredTime);
    context.stderr.write(`${t(isOnItsWay ? `sentBefore.${type}` : `sent.${type}`)}\n`);
    const sent = { type: 'code-sent', expiresAt, left: isOnItsWay ? left : null } as const;
    const entry = nextCode(beginEntry(left, now), sent, { limit: CONTACT_ATTEMPTS, now });
    await enterCode(context, client, { contactId: contact.id, entry });
    printDone(context, t(`done.${type}`), { type, confirmed: true });
    return exit.ok;
  });
