import { type DiplomaTopic, topics, topicsOfEmployee } from '@semestr/api/diploma';
import { parseDotted, type IsoDate } from '@semestr/core/dates';
import { diplomaLifecycle, diplomaStateOf, type DiplomaTopicState } from '@semestr/core/diploma';
import { isOpen } from '@semestr/core/requests';
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** The own suggestions; null of somebody who does not study. */
export const topicsOf = (user: User) => askOrNull(topics, {}, user);

/** What a supervisor of the university offers. */
export const offeredBy = (employeeId: number, user: User) =>
  ask(topicsOfEmployee, { query: { employeeId: String(employeeId) } }, user);

/** A suggestion as the list shows it. */
export interface ShownTopic extends DiplomaTopic {
  /** Null for a number that is not known: its word is shown as it is. */
  state: DiplomaTopicState | null;
  suggestedOn: IsoDate | null;
  decidedOn: IsoDate | null;
}

/** What the form is for: a new topic, one that is changed, or one that is suggested once more. */
export interface Task {
  kind: 'new' | 'change' | 'again';
  topic: ShownTopic | null;
}

/** The newest first, whatever order a provider has. */
export const shownTopics = (list: readonly DiplomaTopic[]): readonly ShownTopic[] =>
  list
    .map((topic) => ({
      ...topic,
      state: diplomaStateOf(topic.statusId),
      suggestedOn: parseDotted(topic.date),
      decidedOn: topic.decidedDate ? parseDotted(topic.decidedDate) : null,
    }))
    .toSorted((a, b) => b.id - a.id);

/** One of them is being considered: until that is over there cannot be another. */
export const hasOpen = (list: readonly ShownTopic[]): boolean =>
  list.some(({ state }) => state !== null && isOpen(diplomaLifecycle, state));
