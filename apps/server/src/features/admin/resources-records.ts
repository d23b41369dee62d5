import * as sent from '@semestr/api/broadcasts';
import { savedReports as savedCalls } from '@semestr/api/built-reports';
import * as calls from '@semestr/api/resources-records';
import { consoleRoleOf, hasRight } from '@semestr/core/rights';
import { eq, getTableName, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { broadcasts } from '../../db/tables/broadcasts.ts';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { savedReports } from '../../db/tables/saved-reports.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { render } from '../../domain/localized.ts';
import { wordingOf } from '../../domain/outbox.ts';
import type { Services } from '../../http/services.ts';
import { type Caller, mayReadSecrets } from '../../domain/caller.ts';
import { broadcasting } from './broadcasting.ts';
import { defineResource, type Resource } from './define-resource.ts';
import { isKnownBy } from './list/search.ts';
import { saving } from './saving.ts';

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

/** Roles without access to the actions of others see only their own. */
function ownActions(caller: Caller): SQL | undefined {
  const role = consoleRoleOf(caller);
  return role !== null && hasRight(role, 'audit', 'read') ? undefined : eq(audit.userId, caller.userId);
}

/** Records that the portal creates itself. */
export const records = ({ settings }: Pick<Services, 'settings'>): readonly Resource[] => [
  defineResource(calls.notifications, notifications, [notifications.message], {
    period: notifications.createdAt,
    show: ({ localized, ...row }, { language }) => ({
      ...row,
      message: render(localized, language, row.message),
    }),
  }),
  defineResource(sent.broadcasts, broadcasts, [broadcasts.text], {
    ...broadcasting,
    period: broadcasts.createdAt,
    conditions: {
      isSent: (_db, isSent) => (isSent === true ? isNotNull : isNull)(broadcasts.sentAt),
    },
  }),
  defineResource(savedCalls, savedReports, [savedReports.name], {
    ...saving,
    period: savedReports.createdAt,
  }),
  defineResource(calls.outbox, outbox, [outbox.recipient, outbox.subject], {
    period: outbox.createdAt,
    // A code is only for its recipient; a demo without a mail server shows it, to its administrators.
    show: ({ localized, ...row }, { caller }) => {
      // In the form in which it was sent, for every reader.
      const wording = wordingOf({ ...row, localized });
      const isShown = settings.showsCodes && mayReadSecrets(caller);
      return { ...row, ...wording, ...(row.isSecret && !isShown && { text: null }) };
    },
  }),
  defineResource(calls.bugReports, bugReports, [bugReports.subject, bugReports.text, bugReports.email], {
    period: bugReports.createdAt,
  }),
  defineResource(calls.audit, audit, [audit.action, audit.subject], {
    period: audit.at,
    reach: ownActions,
    searchElsewhere: isAbout,
  }),
];
