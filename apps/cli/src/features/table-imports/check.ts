import { check, one, type TableCheck, type TableImport } from '@semestr/api/table-imports';
import { MAX_UNCONFIRMED_NAMES } from '@semestr/core/table-imports';
import { translator, type Translate } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { checkKeys, chosenColumns } from './columns.ts';
import { printFaults, titleOf } from './faults.ts';
import { printGaps } from './print.ts';
import { texts } from './texts.ts';
import type ru from './texts/ru.ts';

type Change = TableCheck['changes'][number];

/** Formats the changes of a record's fields: "группа: 428501 → 428502". */
const fieldsOf = (table: TableImport, { event, fields }: Change, t: Translate<typeof ru>): string =>
  fields
    // For a new record only the fields with a value.
    .filter(({ to }) => event === 'update' || to !== null)
    .map(({ field, from, to }) => {
      const title = titleOf(table, field);
      const after = to ?? t('nothing');
      return event === 'create'
        ? t('isNew', { title, to: after })
        : t('becomes', { title, from: from ?? t('nothing'), to: after });
    })
    .join('; ');

function printChanges(context: Context, table: TableImport, changes: readonly Change[]): void {
  const t = translator(texts, context.language);
  printRows<Change>(
    context,
    [
      { key: 'row', head: t('head.row'), value: ({ row }) => row, isNumber: true },
      ...(table.grid ? [{ key: 'cell', head: t('head.cell'), value: ({ cell }: Change) => cell }] : []),
      { key: 'event', head: t('head.event'), value: ({ event }) => t(`events.${event}`) },
      { key: 'record', head: t('head.record'), value: ({ name }) => name },
      { key: 'changes', head: t('head.changes'), value: (change) => fieldsOf(table, change, t) },
    ],
    changes,
    '',
  );
}

/** Prints the faults, or the changes when there are none. Totals and notes about omitted rows go to stderr. */
export function printOutcome(context: Context, table: TableImport, outcome: TableCheck): void {
  const t = translator(texts, context.language);
  const { stdout, stderr, json } = context;
  const { counts, faults, faultCount, changes } = outcome;
  const changeCount = counts.created + counts.updated;
  if (json) stdout.write(jsonText(outcome));
  else if (faults.length > 0) printFaults(context, table, faults);
  else if (changes.length > 0) printChanges(context, table, changes);
  if (faults.length < faultCount)
    stderr.write(`${t('firstFaults', { shown: faults.length, total: faultCount })}\n`);
  if (faultCount === 0 && changes.length < changeCount)
    stderr.write(`${t('firstChanges', { shown: changes.length, total: changeCount })}\n`);
  stderr.write(`${t('checked', counts)}\n`);
  const { nameChanges } = outcome;
  const mustConfirm = nameChanges > MAX_UNCONFIRMED_NAMES;
  if (mustConfirm) stderr.write(`${t('nameChanges', { count: nameChanges })} ${t('confirmNames')}\n`);
  if (faultCount === 0 && changeCount > 0) stderr.write(`${t('applyNext', { id: table.id })}\n`);
}

/** Checks what would be stored of a file. Exits with 1 when rows are invalid. */
export const checkTable = (context: Context, id: string, typed: readonly string[]): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const table = await client.call(one, { params: { id } });
    const columns = chosenColumns(table, typed);
    checkKeys(table, columns);
    printGaps(context, table, columns);
    const outcome = await client.call(check, { params: { id }, body: { columns } });
    printOutcome(context, table, outcome);
    return outcome.counts.faulty > 0 ? exit.failed : exit.ok;
  });
