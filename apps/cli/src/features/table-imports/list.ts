import { DEFAULT_RANGE } from '@semestr/api/filters';
import { list, type TableImportInList } from '@semestr/api/table-imports';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { tellPage } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

const PAGE = DEFAULT_RANGE;
const deeds = ['created', 'updated', 'unchanged', 'faulty', 'undone'] as const;

/** Lists the files that were sent, the newest first. */
export async function listTables(
  context: Context,
  { kind, page }: { kind: TableImportKind | undefined; page: number },
): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const from = (page - 1) * PAGE;
  const query = {
    ...(kind && { filter: JSON.stringify({ kind }) }),
    range: JSON.stringify([from, from + PAGE - 1]),
  };
  const { items, total } = await withSession(context, ({ client }) => client.call(list, { query }));
  const columns: Column<TableImportInList>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'file', head: t('head.file'), value: ({ fileName }) => fileName },
    { key: 'kind', head: t('head.kind'), value: (row) => t(`kinds.${row.kind}`) },
    { key: 'by', head: t('head.by'), value: ({ by }) => by },
    { key: 'at', head: t('head.at'), value: ({ createdAt }) => momentOf(createdAt) },
    { key: 'state', head: t('head.state'), value: ({ state }) => t(`states.${state}`) },
    { key: 'rows', head: t('head.rows'), value: ({ rows }) => rows, isNumber: true },
    ...deeds.map((deed) => ({
      key: deed,
      head: t(`head.${deed}`),
      value: ({ counts }: TableImportInList) => counts[deed],
      isNumber: true,
    })),
  ];
  printRows(context, columns, items, t(kind ? 'noneOfKind' : 'none'));
  tellPage(context, { page, size: PAGE, total });
  return exit.ok;
}
