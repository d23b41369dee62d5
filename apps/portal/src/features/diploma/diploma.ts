import { type DiplomaTopic, topics, topicsOfEmployee } from '@semestr/api/diploma';
import { parseDotted, type IsoDate } from '@semestr/core/dates';
import { diplomaStateOf, type DiplomaTopicState } from '@semestr/core/diploma';
import { requestRules } from '@semestr/core/requests/kinds';
import { isOpen } from '@semestr/core/requests/lifecycle';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** The student's suggestions; null for users who are not students. */
export const topicsOf = (user: User) => queryOrNull(topics, {}, user);

/** Topics offered by a supervisor of the university. */
export const offeredBy = (employeeId: number, user: User) =>
  queryOf(topicsOfEmployee, { query: { employeeId: String(employeeId) } }, user);

/** A suggestion as listed. */
export interface TopicView extends DiplomaTopic {
  /** Null for an unknown number; then its label is shown as received. */
  state: DiplomaTopicState | null;
  suggestedOn: IsoDate | null;
  decidedOn: IsoDate | null;
}

/** Purpose of the form: a new topic, an edited one, or one that is suggested again. */
export interface Task {
  kind: 'new' | 'change' | 'again';
  topic: TopicView | null;
}

/** Sorts topics newest first; providers use different orders. */
export const toTopicViews = (list: readonly DiplomaTopic[]): readonly TopicView[] =>
  list
    .map((topic) => ({
      ...topic,
      state: diplomaStateOf(topic.statusId),
      suggestedOn: parseDotted(topic.date),
      decidedOn: topic.decidedDate ? parseDotted(topic.decidedDate) : null,
    }))
    .toSorted((a, b) => b.id - a.id);

/** Whether a topic is under consideration, which blocks another suggestion. */
export const hasOpen = (list: readonly TopicView[]): boolean =>
  list.some(({ state }) => state !== null && isOpen(requestRules.topics.lifecycle, state));
