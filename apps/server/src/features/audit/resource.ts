import * as calls from '@semestr/api/audit';
import { consoleRoleOf, hasRight } from '@semestr/core/rights';
import { spellingsOf } from '@semestr/core/keyboard';
import { eq, exists, getTableName, ilike, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { contains } from '../../db/search.ts';
import { audit } from '../../db/tables/audit.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import type { Caller } from '../../domain/caller.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import { matchesOwnName } from '../../records/list/search.ts';

/** Matches entries about a user by a word. */
const isAbout = (db: Database, word: string): SQL | undefined =>
  or(
    ...[students, users].map((table) =>
      inArray(
        audit.subject,
        db
          .select({ subject: sql<string>`${getTableName(table)} || '/' || ${table.id}` })
          .from(table)
          .where(matchesOwnName(db, table, word)),
      ),
    ),
  );

/** Matches changes of records by their action, "faculties.remove" of "faculties/20017". */
const isChange = (_db: Database, change: unknown): SQL =>
  sql`${audit.action} = split_part(${audit.subject}, '/', 1) || '.' || ${String(change)}`;

/** Matches entries that were undone by a later one, or those that were not. */
function isUndone(db: Database, undone: unknown): SQL {
  const later = alias(audit, 'later');
  const undoing = db.select({ id: later.id }).from(later).where(eq(later.undoesId, audit.id));
  return undone === true ? exists(undoing) : notExists(undoing);
}

/** Matches entries with a text among their stored values. */
const hasValue = (_db: Database, text: unknown): SQL | undefined =>
  or(...spellingsOf(String(text)).map((spelling) => ilike(sql`${audit.details}::text`, contains(spelling))));

/** Roles without access to the actions of others see only their own. */
function ownActions(caller: Caller): SQL | undefined {
  const role = consoleRoleOf(caller);
  return role !== null && hasRight(role, 'audit', 'read') ? undefined : eq(audit.userId, caller.userId);
}

export const auditResources: readonly Resource[] = [
  defineResource(calls.audit, audit, [audit.action, audit.subject], {
    period: audit.at,
    reach: ownActions,
    searchElsewhere: isAbout,
    conditions: { change: isChange, isUndone, value: hasValue },
  }),
];
