import type { Reply } from '@semestr/api/endpoint';
import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/filters';
import { list, type QueuedRequest, type QueueFilter } from '@semestr/api/requests';
import { localDate } from '@semestr/core/dates';
import { isOverdue } from '@semestr/core/requests/kinds';
import { kindName } from '@semestr/core/requests/words';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { rangeOf, readList, printPageHint } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { kindWord, stateWord } from '../../io/request-words.ts';
import { summaryCodes, summaryText } from './request-summary.ts';
import { texts } from './texts.ts';

const PAGE = DEFAULT_RANGE;

function columnsOf({ language, now }: Context): Column<QueuedRequest>[] {
  const t = translator(texts, language);
  const today = localDate(now());
  return [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'number', head: t('head.number'), value: ({ number }) => number },
    {
      key: 'kind',
      head: t('head.kind'),
      value: ({ kind }) => kind,
      display: ({ kind }) => kindWord(kind, language),
    },
    {
      key: 'student',
      head: t('head.student'),
      value: ({ student: { lastName, firstName, middleName } }) =>
        [lastName, firstName, middleName].filter(Boolean).join(' '),
    },
    { key: 'group', head: t('head.group'), value: ({ student }) => student.groupName },
    {
      key: 'what',
      head: t('head.what'),
      value: summaryCodes,
      display: (request) => summaryText(request, language),
    },
    {
      key: 'state',
      head: t('head.state'),
      value: ({ state }) => state,
      display: (request) => stateWord(request, language),
    },
    { key: 'came', head: t('head.since'), value: ({ createdAt }) => momentOf(createdAt) },
    { key: 'due', head: t('head.due'), value: ({ dueOn }) => dueOn },
    {
      key: 'overdue',
      head: t('head.late'),
      value: ({ dueOn, askedAt }) =>
        dueOn && askedAt == null && isOverdue(dueOn, today) ? t('head.late') : null,
    },
    { key: 'asked', head: t('head.asked'), value: ({ askedAt }) => (askedAt ? momentOf(askedAt) : null) },
    { key: 'assignee', head: t('head.assignee'), value: ({ assignee }) => assignee?.name ?? null },
  ];
}

/** Lists requests of students, and reports the number of each kind on stderr. */
export async function listRequests(
  context: Context,
  filter: QueueFilter,
  wanted: number | undefined,
): Promise<ExitCode> {
  let counts: Reply<typeof list>['counts'] = [];
  const { rows, total, page } = await withSession(context, ({ client }) =>
    readList(context, {
      page: wanted,
      sizes: { page: PAGE, atOnce: MAX_RANGE },
      read: async (slice) => {
        const query = { filter: JSON.stringify(filter), range: rangeOf(slice) };
        const found = await client.call(list, { query });
        counts = found.counts;
        return { rows: found.items, total: found.total };
      },
    }),
  );
  const t = translator(texts, context.language);
  printRows(context, columnsOf(context), rows, t('none'));
  const totals = counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${kindName(kind, context.language).toLowerCase()} ${count}`);
  if (totals.length > 0 && !context.json && !context.csv)
    context.stderr.write(`${t('counts', { counts: totals.join(', ') })}\n`);
  printPageHint(context, { page, size: PAGE, total });
  return exit.ok;
}
