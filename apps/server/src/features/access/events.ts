import { type AccessEvent, EVENTS, type EventGroup, eventGroupOf, type EventName } from '@semestr/api/access';
import { deliveryStatusOf } from '@semestr/core/access';
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
import { countedLogin } from '../../domain/sign-in-attempts.ts';
import { addressesOf, type UserAccess } from './facts.ts';

/** A user's actions on their own sign-in, by their names in the audit log. */
const ownActionEvents: Readonly<Record<string, EventName>> = {
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

/** Actions of administrators during impersonation. */
const impersonationEvents: Readonly<Record<string, EventName>> = {
  impersonation: 'impersonation',
  'impersonation.end': 'impersonation-ended',
  'session.end': 'session-ended',
};

/** Actions of administrators on a user's sign-in, found by the subject of the entry. */
const actionEvents: Readonly<Record<string, EventName>> = {
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
/** Its subject is a deleted session; the details contain the user. */
const END_SESSION = 'account.end-session';

const nameOf = (action: string): EventName | undefined =>
  action === END_SESSION
    ? 'session-ended'
    : (ownActionEvents[action] ?? impersonationEvents[action] ?? actionEvents[action]);

type Group = EventGroup | null;

/** Lists the actions that belong to the requested group. */
const actionsIn = (table: Readonly<Record<string, EventName>>, group: Group): string[] =>
  Object.entries(table).flatMap(([action, name]) =>
    group === null || eventGroupOf[name] === group ? [action] : [],
  );

const emptyDetails = {
  by: null,
  reason: null,
  userAgent: null,
  until: null,
  message: null,
  repeats: null,
} satisfies Partial<AccessEvent>;

/** A code request is represented by its message, as long as that is kept. */
const hasMessage = (db: Database, access: UserAccess): SQL =>
  exists(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.createdAt, audit.at),
          outbox.isSecret,
          inArray(outbox.recipient, [...addressesOf(access)]),
        ),
      ),
  );

/** Matches the audit log entries about a user's sign-in. */
function isAbout(db: Database, access: UserAccess, group: Group): SQL | undefined {
  const { account, contacts } = access;
  const userId = account?.id ?? 0;
  const subjects = [`users/${userId}`, ...contacts.map(({ id }) => `contacts/${id}`)];
  return and(
    or(
      and(
        eq(audit.userId, userId),
        isNull(audit.asUserId),
        inArray(audit.action, actionsIn(ownActionEvents, group)),
      ),
      and(eq(audit.asUserId, userId), inArray(audit.action, actionsIn(impersonationEvents, group))),
      and(inArray(audit.subject, subjects), inArray(audit.action, actionsIn(actionEvents, group))),
      group === null || group === 'sign-ins'
        ? and(eq(audit.action, END_SESSION), sql`${audit.details}->>'userId' = ${String(userId)}`)
        : undefined,
    ),
    or(ne(audit.action, 'recovery.code'), not(hasMessage(db, access))),
  );
}

/** Loads a user's events from the audit log, newest first. */
async function fromAudit(
  db: Database,
  access: UserAccess,
  group: Group,
  count: number,
): Promise<AccessEvent[]> {
  const userId = access.account?.id ?? 0;
  const rows = await db
    .select({
      entry: audit,
      fio: users.fio,
      username: users.username,
      // A sign-in is as old as its session, which has the device while it lasts.
      userAgent: sql<string | null>`(
        select user_agent from ${sessions}
        where ${sessions.userId} = ${userId} and ${sessions.createdAt} = ${audit.at} limit 1
      )`,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .where(isAbout(db, access, group))
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
        ...emptyDetails,
        key: `audit-${entry.id}`,
        at: entry.at.toISOString(),
        name,
        by: isOwn && !(entry.action in actionEvents) ? null : (fio ?? username),
        reason: typeof reason === 'string' ? reason : null,
        userAgent: name === 'sign-in' ? userAgent : null,
        repeats: repeats && { count: repeats.count, lastAt: repeats.lastAt },
      },
    ];
  });
}

type OutboxRow = typeof outbox.$inferSelect;

/** Returns the event name of a message: for a code or a link only the fact that it was sent is shown. */
const nameOfMessage = ({ isSecret, localized }: OutboxRow): EventName => {
  if (!isSecret) return 'message';
  return localized?.subject.key.startsWith('link') ? 'link' : 'code';
};

/** Loads the messages sent to a user, newest first, with their delivery status. */
async function fromOutbox(
  db: Database,
  access: UserAccess,
  now: Date,
  count: number,
): Promise<AccessEvent[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.recipient, [...addressesOf(access)]))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(count);
  return rows.map((row) => ({
    ...emptyDetails,
    key: `outbox-${row.id}`,
    at: row.createdAt.toISOString(),
    name: nameOfMessage(row),
    message: {
      channel: row.channel,
      subject: wordingOf(row).subject,
      delivery: deliveryStatusOf(row, now),
      sentAt: row.sentAt?.toISOString() ?? null,
    },
  }));
}

const bans: Readonly<Record<string, EventName>> = {
  recovery: 'recovery-shut',
  'recovery-login': 'recovery-shut',
  contacts: 'contacts-shut',
};

/**
 * Loads when attempts were used up, as long as that is stored: until the next attempt is counted, or they are restored.
 */
async function fromAttempts(db: Database, { account }: UserAccess): Promise<AccessEvent[]> {
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
    return [{ ...emptyDetails, key: `attempts-${index}`, at, name, until }];
  });
}

/**
 * Lists the sign-in events of a user, newest first, of one group or all. Each source is read only as far as the page
 * may need.
 */
export async function eventsOf(
  db: Database,
  access: UserAccess,
  { group, offset, now }: { group: Group; offset: number; now: Date },
): Promise<{ events: AccessEvent[]; hasMore: boolean }> {
  const count = offset + EVENTS + 1;
  const has = (one: EventGroup): boolean => group === null || group === one;
  const all = [
    ...(has('blocks') ? await fromAttempts(db, access) : []),
    ...(await fromAudit(db, access, group, count)),
    ...(has('messages') ? await fromOutbox(db, access, now, count) : []),
  ];
  const sorted = all.toSorted((a, b) => inOrder(b.at, a.at));
  return { events: sorted.slice(offset, offset + EVENTS), hasMore: sorted.length > offset + EVENTS };
}
