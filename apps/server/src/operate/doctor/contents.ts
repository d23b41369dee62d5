import { academicYear, academicYearLabel } from '@semestr/core/calendar';
import { addDays, localDate } from '@semestr/core/dates';
import { administratorHealth, outboxHealth } from '@semestr/core/doctor';
import type { ChannelName } from '@semestr/core/delivery';
import { and, eq, exists, inArray, isNotNull, isNull, lte, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meta } from '../../db/tables/meta.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { secondFactors } from '../../db/tables/second-factors.ts';
import { users } from '../../db/tables/users.ts';
import { publicKeyOf } from '../../domain/paper-keys.ts';
import { radunitsaOfYear, termsOfYear } from '../../features/new-year/calendar-of-year.ts';
import type { Environment } from '../../start/env.ts';
import { type Exam, type Finding, finding } from './findings.ts';

const MINUTE = 60_000;

/** Returns the channels through which messages can be sent with these settings. */
const channelsOf = ({ SMTP_URL, SMS_URL, PUSH_SERVICES }: Environment): ChannelName[] => [
  ...(SMTP_URL === undefined ? [] : (['email'] as const)),
  ...(SMS_URL === undefined ? [] : (['sms'] as const)),
  ...(PUSH_SERVICES.length === 0 ? [] : (['push'] as const)),
];

/** Checks pending and failed messages. */
export async function examineOutbox({ env, t, now }: Exam, db: Database): Promise<Finding> {
  const isSendable = inArray(outbox.channel, channelsOf(env));
  const waiting = await db.$count(outbox, eq(outbox.state, 'waiting'));
  const failed = await db.$count(outbox, eq(outbox.state, 'failed'));
  const [oldest] = await db
    .select({ since: min(outbox.nextAt) })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.nextAt, now()), ne(outbox.recipient, ''), isSendable));
  const overdue = oldest?.since ? now().getTime() - oldest.since.getTime() : null;
  // The embedded database can only be opened while no server is running.
  const isServed = env.DATABASE_URL !== undefined;
  const health = outboxHealth({ overdue, failed, isServed });
  const minutes = Math.floor((overdue ?? 0) / MINUTE);
  return minutes > 0
    ? finding('outbox', health, t('outbox.overdue', { waiting, failed, minutes }), t('outbox.fixOverdue'))
    : finding('outbox', health, t('outbox.state', { waiting, failed }), t('outbox.fixFailed'));
}

/** Reports the public key, which identifies the secret from which all keys are derived. */
export async function examineKeys({ t }: Exam, db: Database): Promise<Finding> {
  const [row] = await db.select({ secret: meta.secret }).from(meta);
  if (!row?.secret) return finding('keys', 'bad', t('keys.none'), t('keys.fix'));
  return finding('keys', 'ok', t('keys.ok', { key: await publicKeyOf(db) }), null);
}

export async function examineAdministrators({ t }: Exam, db: Database): Promise<Finding> {
  const canSignIn = and(eq(users.role, 'admin'), isNotNull(users.passwordHash), isNull(users.block));
  const has = (rows: SQL): SQL => exists(rows);
  const isSecured = or(
    has(sql`(select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`),
    has(
      sql`(select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.since} is not null)`,
    ),
  );
  const able = await db.$count(users, canSignIn);
  const secured = await db.$count(users, and(canSignIn, isSecured));
  const health = administratorHealth({ able, secured });
  if (able === 0)
    return finding('administrators', health, t('administrators.none'), t('administrators.fixNone'));
  return secured < able
    ? finding(
        'administrators',
        health,
        t('administrators.open', { able, unsecured: able - secured }),
        t('administrators.fixOpen'),
      )
    : finding('administrators', health, t('administrators.secured', { able }), null);
}

/** Days before its first day from which a year is checked: its dates should be entered in August. */
const AHEAD = 31;

/** Checks that the dates of the current academic year are entered, in August also those of the coming year. */
export async function examineCalendar({ t, now }: Exam, db: Database): Promise<Finding> {
  const begins = academicYear(addDays(localDate(now()), AHEAD));
  const [autumn, spring] = await termsOfYear(db, begins);
  const { id } = await radunitsaOfYear(db, begins);
  const year = academicYearLabel(begins);
  const what = [
    ...(autumn?.id == null ? [t('calendar.autumn')] : []),
    ...(spring?.id == null ? [t('calendar.spring')] : []),
    ...(id === null ? [t('calendar.radunitsa')] : []),
  ];
  return what.length === 0
    ? finding('calendar', 'ok', t('calendar.ok', { year }), null)
    : finding('calendar', 'look', t('calendar.lacks', { year, what }), t('calendar.fix'));
}
