import { requestRules } from '@semestr/core/requests/kinds';
import * as calls from '@semestr/api/diploma-records';
import { type DiplomaTopicState } from '@semestr/core/diploma';
import {
  academicTitles,
  diplomaSuggestions,
  diplomaTopics,
  externalManagers,
} from '../../db/tables/diploma.ts';
import { localized } from '../../domain/localized.ts';
import { because, type Decisions, decisionHooks } from '../../records/decisions.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

/** Decisions on suggested topics, and their notifications to the student. */
export const topicDecisions: Decisions<DiplomaTopicState, RecordOf<typeof diplomaSuggestions>> = {
  lifecycle: requestRules.topics.lifecycle,
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
      text: (row) => [localized(recordTexts, 'topic.rejected', { topic: row.topic }), ...because(row)],
    },
  },
};

export const diplomaResources: readonly Resource[] = [
  defineResource(calls.diplomaSuggestions, diplomaSuggestions, [diplomaSuggestions.topic], {
    ...decisionHooks(topicDecisions),
    period: diplomaSuggestions.createdAt,
  }),
  defineResource(calls.academicTitles, academicTitles, [academicTitles.name, academicTitles.abbrev]),
  defineResource(calls.externalManagers, externalManagers, [
    externalManagers.names,
    externalManagers.workPlace,
  ]),
  defineResource(calls.diplomaTopics, diplomaTopics, [diplomaTopics.topic]),
];
