import type { Reply } from '@semestr/api/endpoint';
import { read } from '@semestr/api/today';
import type { Language } from '@semestr/core/languages';
import { kindName } from '@semestr/core/requests/words';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** A category of pending work; fields that it does not have are null. */
interface Waiting {
  what: string;
  waiting: number | null;
  late: number | null;
  since: string | null;
  limit: number | null;
  today: number | null;
}

const states = ['failedSignIns', 'blocked', 'bugReports', 'termsWithoutDays'] as const;

/** Counts of what happened since the last visit. A role sees the counts of its areas. */
const newsNames = ['requests', 'bugReports', 'failedMessages', 'changes'] as const;

/** Lists all pending work: requests by kind, messages by channel, and other tasks of administrators. */
function waitingIn(answer: Reply<typeof read>, language: Language): Waiting[] {
  const t = translator(texts, language);
  const nothing = { late: null, since: null, limit: null, today: null };
  return [
    ...(answer.requests ?? []).map(({ kind, waiting, overdue, oldest, limit, came }) => ({
      what: t('requests', { kind: kindName(kind, language).toLowerCase() }),
      waiting,
      late: overdue,
      since: oldest && momentOf(oldest),
      limit,
      today: came.at(-1) ?? 0,
    })),
    ...(answer.outbox ?? []).map(({ channel, waiting, failed, since }) => ({
      ...nothing,
      what: t(`channels.${channel}`),
      waiting,
      late: failed,
      since: since && momentOf(since),
    })),
    ...states.flatMap((name) => {
      const waiting = answer[name];
      return waiting === undefined ? [] : [{ ...nothing, what: t(`state.${name}`), waiting }];
    }),
  ];
}

/** Shows the pending work of administrators, and what happened since the caller's last visit. */
export async function showToday(context: Context): Promise<ExitCode> {
  const answer = await withSession(context, ({ client }) => client.call(read, {}));
  if (context.json) {
    context.stdout.write(jsonText(answer));
    return exit.ok;
  }
  const t = translator(texts, context.language);
  const columns: Column<Waiting>[] = [
    { key: 'what', head: t('head.what'), value: ({ what }) => what },
    { key: 'waiting', head: t('head.waiting'), value: ({ waiting }) => waiting, isNumber: true },
    { key: 'late', head: t('head.late'), value: ({ late }) => late, isNumber: true },
    { key: 'since', head: t('head.since'), value: ({ since }) => since },
    { key: 'limit', head: t('head.limit'), value: ({ limit }) => limit, isNumber: true },
    { key: 'today', head: t('head.today'), value: ({ today }) => today, isNumber: true },
  ];
  const rows = waitingIn(answer, context.language);
  const waits = rows.filter(({ waiting, late, today }) => waiting || late || today);
  printRows(context, columns, context.csv ? rows : waits, t('nothing'));
  const { sinceLastHere: news } = answer;
  if (news && !context.csv) {
    const parts = newsNames.flatMap((name) => {
      const count = news[name];
      return count === undefined ? [] : [t(`news.${name}`, { count })];
    });
    context.stderr.write(`${t('since', { moment: momentOf(news.at), news: parts.join(', ') })}\n`);
  }
  return exit.ok;
}
