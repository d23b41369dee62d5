import { update } from '@semestr/api/accounts';
import type { Client } from '@semestr/api/client';
import { faculties } from '@semestr/api/faculties';
import { type ConsoleRole, isOfFaculty, type StaffRole } from '@semestr/core/rights';
import { translator } from '@semestr/core/texts';
import { type Account, accountOf } from '../../http/account.ts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation } from '../../io/confirm.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, printable } from '../../io/output.ts';
import { mayChange } from './consent.ts';
import { texts } from './texts.ts';

/** An employee without a console role, or with one. */
export type WantedRole = 'employee' | ConsoleRole;

/**
 * What a role requires: an employee's account has an owner, an administrator's has a name, a dean's office has a
 * faculty.
 */
export interface Role {
  role: WantedRole;
  employeeId: number | undefined;
  /** Abbreviation of the faculty. */
  faculty: string | undefined;
  fio: string | undefined;
}

const noOwner = { employeeId: null, staffRole: null, staffFacultyId: null, fio: null } as const;

/** Returns the owner fields of the account in its new role; defaults to its current owner. */
async function ownerOf(client: Client, { employeeId, fio, name }: Account, wanted: Role) {
  const { role } = wanted;
  if (role === 'admin') return { ...noOwner, role, fio: wanted.fio ?? fio ?? name };
  const owner = wanted.employeeId ?? employeeId;
  if (owner === null) throw failure(texts, (t) => t('employeeNeeded'), exit.usage);
  const employee = { ...noOwner, role: 'employee', employeeId: owner } as const;
  return role === 'employee' ? employee : { ...employee, ...(await staffOf(client, role, wanted)) };
}

/** Returns the console role of an employee, with its faculty when the role needs one. */
async function staffOf(client: Client, staffRole: StaffRole, { faculty }: Role) {
  if (!isOfFaculty(staffRole)) return { staffRole };
  if (faculty === undefined) throw failure(texts, (t) => t('facultyNeeded'), exit.usage);
  const found = await client.call(faculties.list, { query: { filter: JSON.stringify({ q: faculty }) } });
  const own = found.find(({ abbrev }) => abbrev.toLowerCase() === faculty.toLowerCase());
  if (!own) throw failure(texts, (t) => t('noFaculty', { faculty }));
  return { staffRole, staffFacultyId: own.id };
}

/** Changes the role of an account after a confirmation at the terminal that names its owner. */
export async function changeRole(
  context: Context,
  login: string,
  wanted: Role & { isSure: boolean },
): Promise<ExitCode> {
  const asks = needsConfirmation(context, wanted.isSure);
  return withSession(context, async ({ client }) => {
    const account = await accountOf(client, login);
    const { id, username, version } = account;
    const request = {
      params: { id: String(id) },
      body: { ...(await ownerOf(client, account, wanted)), username, version },
    };
    if (asks && !(await mayChange(context, account, 'roles', wanted.role))) return exit.failed;
    return changeIn(client, context, update, request, (stored) => {
      const sentence = translator(texts, context.language)('done.roles', {
        login: stored.username,
        name: printable(stored.name),
        role: stored.staffRole ?? stored.role,
      });
      context.stdout.write(context.json ? jsonText(stored) : `${sentence}\n`);
    });
  });
}
