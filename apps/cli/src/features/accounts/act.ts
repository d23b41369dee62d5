import { block, type Block, endSessions, resetSecondFactor, unban, unblock } from '@semestr/api/accounts';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation } from '../../io/confirm.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, printable } from '../../io/output.ts';
import { type Account, accountOf } from '../../http/account.ts';
import { type Action, mayChange } from './consent.ts';
import { texts } from './texts.ts';

/** Account actions that take no parameters. */
const calls = {
  unblock,
  unban,
  'end-sessions': endSessions,
  'reset-second-factor': resetSecondFactor,
} as const;
export type AccountAction = keyof typeof calls;

function printResult(
  context: Context,
  { id, username, name }: Account,
  done: Exclude<Action, 'roles'>,
): void {
  const owner = { login: username, name: printable(name) };
  const sentence = translator(texts, context.language)(`done.${done}`, owner);
  context.stdout.write(context.json ? jsonText({ id, username, done }) : `${sentence}\n`);
}

/** Options of a command that may skip the confirmation. */
export interface Sure {
  isSure: boolean;
}

/** Changes the account of a username after a confirmation at the terminal that names its owner. */
export async function actOn(
  context: Context,
  login: string,
  act: AccountAction,
  { isSure }: Sure,
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  return withSession(context, async ({ client }) => {
    const account = await accountOf(client, login);
    if (asks && !(await mayChange(context, account, act))) return exit.failed;
    const params = { id: String(account.id) };
    return changeIn(client, context, calls[act], { params }, () => printResult(context, account, act));
  });
}

/** Blocks the account of a username, permanently or until a new password is set. Prompts as `actOn` does. */
export async function blockAccount(
  context: Context,
  login: string,
  { how, isSure }: Sure & { how: Block },
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  return withSession(context, async ({ client }) => {
    const account = await accountOf(client, login);
    const request = { params: { id: String(account.id) }, body: { block: how } };
    const done = how === 'for-good' ? 'block' : 'block-restorable';
    if (asks && !(await mayChange(context, account, done))) return exit.failed;
    return changeIn(client, context, block, request, () => printResult(context, account, done));
  });
}
