import * as departments from '@semestr/api/departments';
import * as employees from '@semestr/api/employees';
import * as groups from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import type { ValueKind } from './kinds.ts';

/** The words that a shell may put in for a value of this kind. */
const load: Readonly<Record<ValueKind, (context: Context) => Promise<string[]>>> = {
  groups: async (context) => rowsOf(await clientOf(context).call(groups.all, {})).map(({ name }) => name),
  employees: async (context) =>
    rowsOf(await clientOf(context).call(employees.all, {})).map(({ urlId }) => urlId),
  departments: async (context) =>
    (await clientOf(context).call(departments.all, {})).map(({ urlId }) => urlId),
};

/** What a shell may put into a command as it is. Any other value would have to be quoted, and could run when it is not. */
const PLAIN = /^[\p{L}\p{N}._-]+$/u;

/** Prints the values of a kind that begin with what is typed, a line each: a shell asks for them while somebody types. */
export async function printValues(context: Context, kind: ValueKind, begun: string): Promise<ExitCode> {
  const values = await load[kind](context);
  const fitting = values.filter((value) => value.startsWith(begun) && PLAIN.test(value));
  context.stdout.write(fitting.map((value) => `${value}\n`).join(''));
  return exit.ok;
}
