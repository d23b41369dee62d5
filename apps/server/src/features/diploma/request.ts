import * as calls from '@semestr/api/diploma-records';
import { shortName } from '@semestr/core/display';
import { eq, inArray } from 'drizzle-orm';
import {
  academicTitles,
  diplomaSuggestions,
  diplomaTopics,
  externalManagers,
} from '../../db/tables/diploma.ts';
import { employees } from '../../db/tables/employees.ts';
import { localized } from '../../domain/localized.ts';
import { rejectionSentence } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import { recordTexts } from '../../records/texts.ts';

/** Suggested topics in the request queue. */
export const topicRequests = defineRequest({
  kind: 'topics',
  calls: calls.diplomaSuggestions,
  table: diplomaSuggestions,
  search: [diplomaSuggestions.topic],
  decisions: {
    notices: {
      suggested: {
        type: 'INFO',
        text: (row) => localized(recordTexts, 'topic.again', { topic: row.topic }),
      },
      agreed: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'topic.agreed', { topic: row.topic }),
      },
      approved: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'topic.approved', { topic: row.topic }),
      },
      rejected: {
        type: 'FAILURE',
        text: (row) => [
          localized(recordTexts, 'topic.rejected', { topic: row.topic }),
          ...rejectionSentence(row),
        ],
      },
    },
  },
  summaries: async (db, ids) => {
    const rows = await db
      .select({ id: diplomaSuggestions.id, what: diplomaSuggestions.topic, supervisor: employees })
      .from(diplomaSuggestions)
      .leftJoin(employees, eq(employees.id, diplomaSuggestions.employeeId))
      .where(inArray(diplomaSuggestions.id, ids));
    return rows.map(({ supervisor, ...row }) => ({ ...row, type: supervisor && shortName(supervisor) }));
  },
});

export const diplomaResources: readonly Resource[] = [
  defineResource(calls.academicTitles, academicTitles, [academicTitles.name, academicTitles.abbrev]),
  defineResource(calls.externalManagers, externalManagers, [
    externalManagers.names,
    externalManagers.workPlace,
  ]),
  defineResource(calls.diplomaTopics, diplomaTopics, [diplomaTopics.topic]),
];
