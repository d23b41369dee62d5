import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/filters';
import { list, type TableImportInList } from '@semestr/api/table-imports';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { rangeOf, readList, printPageHint } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

const PAGE = DEFAULT_RANGE;
const outcomes = ['created', 'updated', 'unchanged', 'faulty', 'undone'] as const;

/** Lists the uploaded files, newest first. */
export async function listTables(
  context: Context,
  { kind, page: wanted }: { kind: TableImportKind | undefined; page: number | undefined },
): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const { rows, total, page } = await withSession(context, ({ client }) =>
    readList(context, {
      page: wanted,
      sizes: { page: PAGE, atOnce: MAX_RANGE },
      read: async (slice) => {
        const query = { ...(kind && { filter: JSON.stringify({ kind }) }), range: rangeOf(slice) };
        const found = await client.call(list, { query });
        return { rows: found.items, total: found.total };
      },
    }),
  );
  const columns: Column<TableImportInList>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'file', head: t('head.file'), value: ({ fileName }) => fileName },
    { key: 'kind', head: t('head.kind'), value: (row) => t(`kinds.${row.kind}`) },
    { key: 'by', head: t('head.by'), value: ({ by }) => by },
    { key: 'at', head: t('head.at'), value: ({ createdAt }) => momentOf(createdAt) },
    { key: 'state', head: t('head.state'), value: ({ state }) => t(`states.${state}`) },
    { key: 'rows', head: t('head.rows'), value: (row) => row.rows, isNumber: true },
    ...outcomes.map((outcome) => ({
      key: outcome,
      head: t(`head.${outcome}`),
      value: ({ counts }: TableImportInList) => counts[outcome],
      isNumber: true,
    })),
  ];
  printRows(context, columns, rows, t(kind ? 'noneOfKind' : 'none'));
  printPageHint(context, { page, size: PAGE, total });
  return exit.ok;
}
