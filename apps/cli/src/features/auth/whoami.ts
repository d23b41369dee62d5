import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { localDate, localTime } from '@semestr/core/dates';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { storedSession } from '../../http/session-file.ts';
import { refuseToken } from '../../http/token.ts';
import type { ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

type Role = 'admin' | 'student' | 'employee' | 'groupHead' | 'headman';

/** Returns the roles of a user, derived from the server's response. */
export function rolesOf(who: SignedIn): Role[] {
  const has: Record<Role, boolean> = {
    admin: who.authorities.includes(ROLE_ADMIN),
    student: who.accountType === 'STUDENT',
    employee: who.accountType === 'EMPLOYEE',
    groupHead: who.isGroupHead,
    headman: who.canStudentNote,
  };
  // The keys of `has` are the roles.
  return (Object.keys(has) as Role[]).filter((role) => has[role]);
}

/** Shows the signed-in user with the server's current data. */
export async function whoami(context: Context): Promise<ExitCode> {
  if (!context.login) refuseToken(context);
  const { url } = context;
  const who = await withSession(context, ({ client }) => client.call(refresh, {}));
  const since = (context.login ? null : await storedSession(context))?.since ?? context.now().toISOString();
  const roles = rolesOf(who);
  const t = translator(texts, context.language);
  const begun = new Date(since);
  return printFacts(
    context,
    [
      [t('who.name'), who.fio],
      [t('who.username'), who.username],
      [t('who.roles'), roles.map((role) => t(`roles.${role}`)).join(', ')],
      [t('who.server'), url],
      [t('who.since'), t('moment', { date: localDate(begun), time: localTime(begun) })],
    ],
    { username: who.username, fio: who.fio, roles, server: url, since },
  );
}
