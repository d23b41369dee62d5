import * as calls from '@semestr/api/audit';
import { consoleRoleOf, hasRight } from '@semestr/core/rights';
import { eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import type { Caller } from '../../domain/caller.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import { isKnownBy } from '../../records/list/search.ts';

/** Matches entries about a user by a word. */
const isAbout = (db: Database, word: string): SQL | undefined =>
  or(
    ...[students, users].map((table) =>
      inArray(
        audit.subject,
        db
          .select({ subject: sql<string>`${getTableName(table)} || '/' || ${table.id}` })
          .from(table)
          .where(isKnownBy(db, table, word)),
      ),
    ),
  );

/** Matches changes of records by their action, "faculties.remove" of "faculties/20017". */
const isChange = (_db: Database, change: unknown): SQL =>
  sql`${audit.action} = split_part(${audit.subject}, '/', 1) || '.' || ${String(change)}`;

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
    conditions: { change: isChange },
  }),
];
