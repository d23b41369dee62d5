import { type AccessEvent, EVENTS, type EventGroup, eventGroupOf, type EventName } from '@semestr/api/access';
import { fateOf } from '@semestr/core/access';
import { BAN } from '@semestr/core/attempts';
import { repeatsOf } from '@semestr/core/audit';
import { inOrder } from '@semestr/core/dates';
import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { audit } from '../../db/tables/audit.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { sessions, users } from '../../db/tables/users.ts';
import { wordingOf } from '../../domain/outbox.ts';
import { countedLogin } from '../../domain/throttle.ts';
import { addressesOf, type Known } from './facts.ts';

/** What somebody does to their own ways in, as the audit log names it. */
const ownDeeds: Readonly<Record<string, EventName>> = {
  'sign-in': 'sign-in',
  'sign-in.failed': 'sign-in-failed',
  'second-factor.failed': 'second-factor-failed',
  'session.end': 'session-ended',
  'password.first': 'password-first',
  'recovery.password': 'password-recovered',
  'password.change': 'password-changed',
  'second-factor.on': 'second-factor-on',
  'second-factor.off': 'second-factor-off',
  'second-factor.codes': 'second-factor-codes',
  'passkey.add': 'passkey-added',
  'passkey.remove': 'passkey-removed',
  'api-token.create': 'token-made',
  'api-token.revoke': 'token-revoked',
  'contact.create': 'contact-set',
  'contact.change': 'contact-changed',
  'contact.confirm': 'contact-confirmed',
  'recovery.code': 'code-asked',
};

/** What administrators do as somebody. */
const actings: Readonly<Record<string, EventName>> = {
  impersonation: 'impersonation',
  'impersonation.end': 'impersonation-ended',
  'session.end': 'session-ended',
};

/** What administrators do to somebody's ways in; it is found by what it was done to. */
const deeds: Readonly<Record<string, EventName>> = {
  'account.end-sessions': 'sessions-ended',
  'account.reset-second-factor': 'second-factor-reset',
  'account.revoke-api-token': 'token-revoked',
  'account.password-link': 'link-made',
  'account.send-password-link': 'link-sent',
  'account.block-for-good': 'blocked',
  'account.block-restorable': 'blocked-restorable',
  'personal-data.erase': 'blocked',
  'account.unblock': 'unblocked',
  'account.unban': 'unbanned',
  'users.create': 'account-made',
  'users.update': 'account-changed',
  'contacts.update': 'contact-changed',
};
/** It names a session that is gone; whose it was stands in its details. */
const END_SESSION = 'account.end-session';

const nameOf = (action: string): EventName | undefined =>
  action === END_SESSION ? 'session-ended' : (ownDeeds[action] ?? actings[action] ?? deeds[action]);

type Group = EventGroup | null;

/** Which of the actions belong to what is asked for. */
const wanted = (table: Readonly<Record<string, EventName>>, group: Group): string[] =>
  Object.entries(table).flatMap(([action, name]) =>
    group === null || eventGroupOf[name] === group ? [action] : [],
  );

const nothing = {
  by: null,
  reason: null,
  userAgent: null,
  until: null,
  message: null,
  repeats: null,
} satisfies Partial<AccessEvent>;

/** A code that somebody asked for is told by the message with it, as long as that is kept. */
const hasMessage = (db: Database, known: Known): SQL =>
  exists(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.createdAt, audit.at),
          outbox.isSecret,
          inArray(outbox.recipient, [...addressesOf(known)]),
        ),
      ),
  );

/** Which entries of the audit log are about somebody’s ways in. */
function isAbout(db: Database, known: Known, group: Group): SQL | undefined {
  const { account, contacts } = known;
  const userId = account?.id ?? 0;
  const subjects = [`users/${userId}`, ...contacts.map(({ id }) => `contacts/${id}`)];
  return and(
    or(
      and(eq(audit.userId, userId), isNull(audit.asUserId), inArray(audit.action, wanted(ownDeeds, group))),
      and(eq(audit.asUserId, userId), inArray(audit.action, wanted(actings, group))),
      and(inArray(audit.subject, subjects), inArray(audit.action, wanted(deeds, group))),
      group === null || group === 'sign-ins'
        ? and(eq(audit.action, END_SESSION), sql`${audit.details}->>'userId' = ${String(userId)}`)
        : undefined,
    ),
    or(ne(audit.action, 'recovery.code'), not(hasMessage(db, known))),
  );
}

/** What the audit log has of somebody, the latest first. */
async function fromAudit(db: Database, known: Known, group: Group, count: number): Promise<AccessEvent[]> {
  const userId = known.account?.id ?? 0;
  const rows = await db
    .select({
      entry: audit,
      fio: users.fio,
      username: users.username,
      // A sign-in is as old as its session, which knows the device while it lasts.
      userAgent: sql<string | null>`(
        select user_agent from ${sessions}
        where ${sessions.userId} = ${userId} and ${sessions.createdAt} = ${audit.at} limit 1
      )`,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .where(isAbout(db, known, group))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(count);
  return rows.flatMap(({ entry, fio, username, userAgent }) => {
    const name = nameOf(entry.action);
    if (!name) return [];
    const isOwn = entry.userId === userId && entry.asUserId === null;
    const reason = entry.details?.['reason'];
    const repeats = repeatsOf(entry.action, entry.details);
    return [
      {
        ...nothing,
        key: `audit-${entry.id}`,
        at: entry.at.toISOString(),
        name,
        by: isOwn && !(entry.action in deeds) ? null : (fio ?? username),
        reason: typeof reason === 'string' ? reason : null,
        userAgent: name === 'sign-in' ? userAgent : null,
        repeats: repeats && { count: repeats.count, lastAt: repeats.lastAt },
      },
    ];
  });
}

type OutboxRow = typeof outbox.$inferSelect;

/** Whether it holds a code or a link: of each nothing is told but that it was sent. */
const nameOfMessage = ({ isSecret, localized }: OutboxRow): EventName => {
  if (!isSecret) return 'message';
  return localized?.subject.key.startsWith('link') ? 'link' : 'code';
};

/** What was sent to somebody, the latest first, with what became of it. */
async function fromOutbox(db: Database, known: Known, now: Date, count: number): Promise<AccessEvent[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.recipient, [...addressesOf(known)]))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(count);
  return rows.map((row) => ({
    ...nothing,
    key: `outbox-${row.id}`,
    at: row.createdAt.toISOString(),
    name: nameOfMessage(row),
    message: {
      channel: row.channel,
      subject: wordingOf(row).subject,
      fate: fateOf(row, now),
      sentAt: row.sentAt?.toISOString() ?? null,
    },
  }));
}

const bans: Readonly<Record<string, EventName>> = {
  recovery: 'recovery-shut',
  'recovery-login': 'recovery-shut',
  contacts: 'contacts-shut',
};

/** When attempts were used up, as long as that is kept: until the next ones are counted, or given back. */
async function fromAttempts(db: Database, { account }: Known): Promise<AccessEvent[]> {
  if (!account) return [];
  const rows = await db
    .select()
    .from(attempts)
    .where(
      and(
        isNotNull(attempts.bannedUntil),
        or(
          and(
            inArray(attempts.scope, ['recovery', 'recovery-login']),
            eq(attempts.subject, countedLogin(account.username)),
          ),
          and(eq(attempts.scope, 'contacts'), eq(attempts.subject, String(account.id))),
        ),
      ),
    );
  return rows.flatMap(({ scope, bannedUntil }, index) => {
    const name = bans[scope];
    if (!name || !bannedUntil) return [];
    const at = new Date(bannedUntil.getTime() - BAN).toISOString();
    const until = bannedUntil.toISOString();
    return [{ ...nothing, key: `attempts-${index}`, at, name, until }];
  });
}

/**
 * What happened around somebody's ways in, the latest first, of one group or all. Each source is read as far as the page
 * may reach into it.
 */
export async function eventsOf(
  db: Database,
  known: Known,
  { group, offset, now }: { group: Group; offset: number; now: Date },
): Promise<{ events: AccessEvent[]; hasMore: boolean }> {
  const count = offset + EVENTS + 1;
  const has = (one: EventGroup): boolean => group === null || group === one;
  const all = [
    ...(has('blocks') ? await fromAttempts(db, known) : []),
    ...(await fromAudit(db, known, group, count)),
    ...(has('messages') ? await fromOutbox(db, known, now, count) : []),
  ];
  const sorted = all.toSorted((a, b) => inOrder(b.at, a.at));
  return { events: sorted.slice(offset, offset + EVENTS), hasMore: sorted.length > offset + EVENTS };
}
