import { requestRules, type RequestState } from './requests/kinds.ts';
import { academicYear } from './calendar.ts';
import type { IsoDate } from './dates.ts';
import { type FinalPaper, finalPaper } from './final-paper.ts';
import { states } from './requests/lifecycle.ts';

/** Maximum length of the topic and of the justification, in characters. */
export const MAX_TOPIC = 500;
export const MAX_JUSTIFICATION = 4000;

export type DiplomaTopicState = RequestState<'topics'>;

/** The provider's number of a state (5 can be cancelled) and its word. */
export const diplomaStatus = {
  approved: { id: 1, name: 'Утверждена' },
  agreed: { id: 2, name: 'Согласована с руководителем' },
  rejected: { id: 3, name: 'Отклонена' },
  suggested: { id: 5, name: 'На рассмотрении' },
} as const satisfies Record<DiplomaTopicState, { id: number; name: string }>;

/** Whether the student can download the application for this topic, to submit it to the chair. */
export const hasApplication = (state: DiplomaTopicState): boolean =>
  state === 'agreed' || state === 'approved';

/** Returns the state for the provider's number; null for an unknown one. */
export const diplomaStateOf = (statusId: number): DiplomaTopicState | null =>
  states(requestRules.topics.lifecycle).find((state) => diplomaStatus[state].id === statusId) ?? null;

/** The course in which topics are chosen: the last of a first degree, the first of any other. */
const topicCourse: Readonly<Record<FinalPaper, number>> = { diploma: 4, dissertation: 1 };

/**
 * Returns the course in which a student chooses a topic, and the year in whose September the choice begins. Null once
 * the student may choose, and for a user without a course.
 */
export function topicBegins({
  degree,
  course,
  today,
}: {
  degree: number;
  course: number;
  today: IsoDate;
}): { course: number; year: number } | null {
  const wanted = topicCourse[finalPaper(degree)];
  return course < 1 || course >= wanted
    ? null
    : { course: wanted, year: academicYear(today) + wanted - course };
}
