import { requestRules, type RequestState } from './requests/kinds.ts';
import { isOpen, states } from './requests/lifecycle.ts';

export type PracticeState = RequestState<'practice'>;

/** The number and the word of a state, as in the API. */
export const practiceStatus = {
  considered: { id: 1, name: 'На рассмотрении' },
  approved: { id: 2, name: 'Утверждена' },
  rejected: { id: 3, name: 'Отклонена' },
} as const satisfies Record<PracticeState, { id: number; name: string }>;

/** Returns the state for the provider's number; null for an unknown number. */
export const practiceStateOf = (statusId: number): PracticeState | null =>
  states(requestRules.practice.lifecycle).find((state) => practiceStatus[state].id === statusId) ?? null;

/** Whether the student can change an application, which is possible until the decision. */
export const mayChangePractice = (state: PracticeState): boolean =>
  isOpen(requestRules.practice.lifecycle, state);

/**
 * Whether a student of this degree and course can apply for practice: a first degree from the third course, any other
 * degree from the start.
 */
export const mayPractise = ({ degree, course }: { degree: number; course: number }): boolean =>
  degree !== 1 || course >= 3;
