import type { AuditAction } from '@semestr/core/audit';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { audit } from '../db/tables/audit.ts';
import { networksOf } from './networks.ts';
import { FAILURE_WINDOW } from './sign-in-attempts.ts';

/** Maximum number of distinct failure rows per site in a window; further ones are counted together. */
export const MAX_ROWS = 20;

/** A failed sign-in or verification. */
export interface FailedAttempt {
  now: Date;
  /** The affected account; null when there is none. */
  userId: number | null;
  action: Extract<AuditAction, `${string}.failed`>;
  /** What was entered, masked. */
  details?: Readonly<Record<string, string>>;
  client: string;
}

/**
 * Builds the key under which failures are summed: they differ only in the time, and in the address within one network.
 */
const sumKeyOf = ({ action, userId, details }: FailedAttempt, network: string): string =>
  [action, userId ?? '', JSON.stringify(details ?? {}), network].join(' ');

/**
 * Records a failure immediately; the same failure within a quarter of an hour increments the count of its row, so that
 * guessing does not fill the table. A single statement does both, so that no count is lost between servers and its lock
 * is short. Once a site has caused the maximum number of rows, further failures share one row, without an account or
 * what was entered; a few that arrive at the same time may still get their own.
 */
export async function writeFailedAttempt(db: Database, attempt: FailedAttempt): Promise<void> {
  const { now, userId, action, details, client } = attempt;
  const [network] = networksOf(client);
  const site = networksOf(client).at(-1) ?? network;
  const begins = new Date(Math.floor(now.getTime() / FAILURE_WINDOW) * FAILURE_WINDOW);
  const summedIn = `${site} ${begins.toISOString()}`;
  const own = sumKeyOf(attempt, network);
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

/** Number of occurrences in a row of the audit log. */
export const timesOf = sql<number>`case when ${audit.summedIn} is null then 1
  else (${audit.details}->>'count')::int end`.mapWith(Number);

/** Whether a row sums the failures of a site beyond its limit, without an account. */
export const isOverflowRow = sql<boolean>`coalesce(${audit.summedIn} is not null and ${audit.details} ? 'others', false)`;
