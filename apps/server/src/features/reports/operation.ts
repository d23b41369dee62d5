import { diplomaStatus } from '@semestr/core/diploma';
import { dotted, type IsoDate, LOCAL_OFFSET_MINUTES } from '@semestr/core/dates';
import { dormitoryStatus } from '@semestr/core/dormitory';
import { markSheetStatus } from '@semestr/core/mark-sheets';
import { omissionRequestStatus } from '@semestr/core/omissions';
import { practiceStatus } from '@semestr/core/practice';
import { profilingStatus } from '@semestr/core/profiling';
import { studyStatus } from '@semestr/core/study';
import { capitalised } from '@semestr/core/display';
import { and, asc, count, desc, gte, inArray, min, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { diplomaSuggestions } from '../../db/tables/diploma.ts';
import { dormitoryApplications } from '../../db/tables/dormitory.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { omissionRequests } from '../../db/tables/omissions.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { practiceApplications } from '../../db/tables/practice.ts';
import { profilingApplications } from '../../db/tables/profiling.ts';
import { studyApplications } from '../../db/tables/study.ts';
import { report } from './table.ts';

/** The day of a moment on the university's clock, as a text. */
const dayOf = (column: PgColumn) =>
  // Written out, not as a parameter: it is grouped by, and two parameters are not one expression.
  sql<IsoDate>`to_char((${column} at time zone 'utc') + interval '${sql.raw(String(LOCAL_OFFSET_MINUTES))} minutes', 'YYYY-MM-DD')`;

const moment = (column: PgColumn) =>
  sql<IsoDate | null>`to_char((min(${column}) at time zone 'utc') + interval '${sql.raw(String(LOCAL_OFFSET_MINUTES))} minutes', 'YYYY-MM-DD')`;

interface Kind {
  title: string;
  table: PgTable & { state: PgColumn; createdAt: PgColumn };
  /** In words, in the order in which a request goes through them. */
  states: Readonly<Record<string, string | { name: string }>>;
}

const kinds: readonly Kind[] = [
  {
    title: 'Справки',
    table: certificates,
    states: { processing: 'Обрабатывается', printed: 'Напечатана', rejected: 'Отклонена' },
  },
  { title: 'Ведомости', table: markSheets, states: markSheetStatus },
  { title: 'Уважительные причины', table: omissionRequests, states: omissionRequestStatus },
  { title: 'Обучение', table: studyApplications, states: studyStatus },
  { title: 'Практика', table: practiceApplications, states: practiceStatus },
  { title: 'Темы', table: diplomaSuggestions, states: diplomaStatus },
  { title: 'Общежитие', table: dormitoryApplications, states: dormitoryStatus },
  { title: 'Профилизация', table: profilingApplications, states: profilingStatus },
];

async function statesOf(db: Database, { title, table, states }: Kind) {
  const rows = await db
    .select({ state: sql<string>`${table.state}`, count: count(), since: moment(table.createdAt) })
    .from(table)
    .groupBy(table.state);
  return Object.entries(states).flatMap(([state, word]) => {
    const found = rows.find((row) => row.state === state);
    const name = capitalised(typeof word === 'string' ? word : word.name);
    return found ? [{ title, name, count: found.count, since: found.since }] : [];
  });
}

export const requests = report(
  'Заявки по видам и состояниям',
  async (db) => {
    const all = [];
    for (const kind of kinds) all.push(...(await statesOf(db, kind)));
    return all;
  },
  [
    { key: 'kind', title: 'Вид', width: 24, value: (row) => row.title },
    { key: 'state', title: 'Состояние', width: 30, value: (row) => row.name },
    { key: 'count', title: 'Заявок', width: 10, value: (row) => row.count },
    { key: 'since', title: 'Самая ранняя', width: 16, value: (row) => row.since && dotted(row.since) },
  ],
);

/** What is counted of the audit log, and for how many days. */
const counted = [
  { key: 'sign-in', title: 'Входов' },
  { key: 'sign-in.failed', title: 'Неудачных входов' },
  { key: 'recovery.code', title: 'Кодов восстановления' },
  { key: 'recovery.password', title: 'Паролей восстановлено' },
  { key: 'password.first', title: 'Первых паролей' },
] as const;
const DAYS = 90 * 24 * 3_600_000;

export const signIns = report(
  'Входы и восстановления по дням',
  async (db, now) => {
    const day = dayOf(audit.at);
    const rows = await db
      .select({ day, action: audit.action, count: count() })
      .from(audit)
      .where(
        and(
          gte(audit.at, new Date(now.getTime() - DAYS)),
          inArray(
            audit.action,
            counted.map(({ key }) => key),
          ),
        ),
      )
      .groupBy(day, audit.action)
      .orderBy(desc(day));
    return [...Map.groupBy(rows, (row) => row.day)].map(([one, own]) => ({
      day: one,
      counts: new Map(own.map((row) => [row.action, row.count])),
    }));
  },
  [
    { key: 'day', title: 'День', width: 14, value: (row) => dotted(row.day) },
    ...counted.map(({ key, title }) => ({
      key,
      title,
      width: 22,
      value: ({ counts }: { counts: ReadonlyMap<string, number> }) => counts.get(key) ?? 0,
    })),
  ],
);

const states = { waiting: 'Ждёт', sent: 'Отправлено', failed: 'Не отправлено', expired: 'Устарело' } as const;
const channels = { email: 'E-mail', sms: 'SMS' } as const;

export const deliveries = report(
  'Очередь отправки',
  async (db) =>
    db
      .select({
        channel: outbox.channel,
        state: outbox.state,
        count: count(),
        since: moment(outbox.createdAt),
      })
      .from(outbox)
      .groupBy(outbox.channel, outbox.state)
      .orderBy(asc(outbox.channel), asc(min(outbox.createdAt))),
  [
    { key: 'channel', title: 'Канал', width: 12, value: (row) => channels[row.channel] },
    { key: 'state', title: 'Состояние', width: 18, value: (row) => states[row.state] },
    { key: 'count', title: 'Сообщений', width: 12, value: (row) => row.count },
    { key: 'since', title: 'Самое раннее', width: 16, value: (row) => row.since && dotted(row.since) },
  ],
);
