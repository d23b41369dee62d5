import type { Deed } from '@semestr/core/audit';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { audit } from '../db/tables/audit.ts';
import { networksOf } from './networks.ts';
import { FAILURE_WINDOW } from './throttle.ts';

/** So many different rows of failures one site may cause in a window; what goes beyond is counted together. */
export const MAX_ROWS = 20;

/** Somebody was not let in. */
export interface FailedAttempt {
  now: Date;
  /** Whose account was tried; null where there is none. */
  userId: number | null;
  action: Extract<Deed, `${string}.failed`>;
  /** What was tried, masked. */
  details?: Readonly<Record<string, string>>;
  client: string;
}

/** What is summed in one row differs in nothing but the moment, and in the address within one network. */
const summedAs = ({ action, userId, details }: FailedAttempt, network: string): string =>
  [action, userId ?? '', JSON.stringify(details ?? {}), network].join(' ');

/**
 * Writes a failure down at once; the same again, within a quarter of an hour, raises the count of its row: whoever guesses
 * fills no table. One statement does both, so that no count is lost between servers, and its lock is over with it. Of a
 * site that has caused as many rows as it may, the others share one, without an account or what was tried; a few that come
 * at the same moment may still get theirs.
 */
export async function writeFailedAttempt(db: Database, attempt: FailedAttempt): Promise<void> {
  const { now, userId, action, details, client } = attempt;
  const [network] = networksOf(client);
  const site = networksOf(client).at(-1) ?? network;
  const begins = new Date(Math.floor(now.getTime() / FAILURE_WINDOW) * FAILURE_WINDOW);
  const summedIn = `${site} ${begins.toISOString()}`;
  const own = summedAs(attempt, network);
  const ofSite = eq(audit.summedIn, summedIn);
  const isOwn = sql`(${db.$count(audit, and(ofSite, eq(audit.summedAs, own)))} > 0
    or ${db.$count(audit, ofSite)} < ${MAX_ROWS})`;
  const either = (mine: unknown, shared: unknown, type: 'integer' | 'jsonb' | 'text') =>
    sql`case when ${isOwn} then ${mine}::${sql.raw(type)} else ${shared}::${sql.raw(type)} end`;
  const moments = { count: 1, firstAt: now.toISOString(), lastAt: now.toISOString() };
  await db
    .insert(audit)
    .values({
      at: now,
      action,
      subject: '',
      client,
      userId: either(userId, null, 'integer'),
      details: either(
        JSON.stringify({ ...details, ...moments }),
        JSON.stringify({ others: true, ...moments }),
        'jsonb',
      ),
      summedIn,
      summedAs: either(own, `${action} others`, 'text'),
    })
    .onConflictDoUpdate({
      target: [audit.summedIn, audit.summedAs],
      set: {
        details: sql`${audit.details} || jsonb_build_object(
          'count', (${audit.details}->>'count')::int + 1,
          'lastAt', greatest(${audit.details}->>'lastAt', excluded.details->>'lastAt'))`,
      },
    });
}

/** How often happened what a row of the audit log tells. */
export const timesOf = sql<number>`case when ${audit.summedIn} is null then 1
  else (${audit.details}->>'count')::int end`.mapWith(Number);

/** Whether a row is that of a site which has caused too many: nobody's in particular. */
export const areOthers = sql<boolean>`coalesce(${audit.summedIn} is not null and ${audit.details} ? 'others', false)`;
