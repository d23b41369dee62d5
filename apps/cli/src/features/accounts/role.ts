import { update } from '@semestr/api/accounts';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Account, accountOf } from '../../http/account.ts';
import { texts } from './texts.ts';

/** What a role needs: an employee's account belongs to somebody, an administrator's has a name. */
export interface Role {
  role: 'employee' | 'admin';
  employeeId: number | undefined;
  fio: string | undefined;
}

type Owner = Pick<Role, 'role'> & { employeeId: number | null; fio: string | null };

/** Whose the account is then, with what is known of it where nothing else is said. */
function ownerOf({ employeeId, fio, name }: Account, wanted: Role): Owner {
  if (wanted.role === 'admin') return { role: 'admin', employeeId: null, fio: wanted.fio ?? fio ?? name };
  const owner = wanted.employeeId ?? employeeId;
  if (owner === null) throw failure(texts, (t) => t('employeeNeeded'), exit.usage);
  return { role: 'employee', employeeId: owner, fio: null };
}

/** Gives the account of a login another role. */
export const changeRole = (context: Context, login: string, wanted: Role): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const account = await accountOf(client, login);
    const { id, username, version } = account;
    const request = {
      params: { id: String(id) },
      body: { ...ownerOf(account, wanted), username, version },
    };
    return changeIn(client, context, update, request, (stored) => {
      const sentence = translator(texts, context.language)('done.roles', {
        login: stored.username,
        role: stored.role,
      });
      context.stdout.write(context.json ? jsonText(stored) : `${sentence}\n`);
    });
  });
