import { block, type Block, endSessions, resetSecondFactor, unban, unblock } from '@semestr/api/accounts';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Account, accountOf } from '../../http/account.ts';
import { texts } from './texts.ts';

/** What is done with an account of which nothing more has to be said. */
const calls = {
  unblock,
  unban,
  'end-sessions': endSessions,
  'reset-second-factor': resetSecondFactor,
} as const;
export type Act = keyof typeof calls;

type Done = Act | 'block' | 'block-restorable';

function tell(context: Context, { id, username }: Account, done: Done): void {
  const sentence = translator(texts, context.language)(`done.${done}`, { login: username });
  context.stdout.write(context.json ? jsonText({ id, username, done }) : `${sentence}\n`);
}

/** Does something with the account of a login. */
export const actOn = (context: Context, login: string, act: Act): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const account = await accountOf(client, login);
    const params = { id: String(account.id) };
    return changeIn(client, context, calls[act], { params }, () => tell(context, account, act));
  });

/** Blocks the account of a login: for good, or until a new password. */
export const blockAccount = (context: Context, login: string, how: Block): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const account = await accountOf(client, login);
    const request = { params: { id: String(account.id) }, body: { block: how } };
    const done = how === 'for-good' ? 'block' : 'block-restorable';
    return changeIn(client, context, block, request, () => tell(context, account, done));
  });
