import * as departments from '@semestr/api/departments';
import * as employees from '@semestr/api/employees';
import * as groups from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import type { ValueKind } from './kinds.ts';

/** Loads the values of a kind that a shell can suggest. */
const load: Readonly<Record<ValueKind, (context: Context) => Promise<string[]>>> = {
  groups: async (context) => rowsOf(await clientOf(context).call(groups.all, {})).map(({ name }) => name),
  employees: async (context) =>
    rowsOf(await clientOf(context).call(employees.all, {})).map(({ urlId }) => urlId),
  departments: async (context) =>
    (await clientOf(context).call(departments.all, {})).map(({ urlId }) => urlId),
};

/** Values that a shell can insert unquoted. Any other value would need quoting and could be executed without it. */
const PLAIN = /^[\p{L}\p{N}._-]+$/u;

/**
 * Prints the values of a kind that begin with the typed text, one per line. The shell calls this while the user types.
 */
export async function printValues(context: Context, kind: ValueKind, begun: string): Promise<ExitCode> {
  const values = await load[kind](context);
  const fitting = values.filter((value) => value.startsWith(begun) && PLAIN.test(value));
  context.stdout.write(fitting.map((value) => `${value}\n`).join(''));
  return exit.ok;
}
