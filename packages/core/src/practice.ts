import { isOpen, type Lifecycle, states } from './requests.ts';

export type PracticeState = 'considered' | 'approved' | 'rejected';

export const practiceLifecycle: Lifecycle<PracticeState> = {
  first: 'considered',
  next: { considered: ['approved', 'rejected'], approved: [], rejected: [] },
  cancel: null,
  undo: { considered: ['approved', 'rejected'] },
};

/** The number and the word of a state, as calls tell it. */
export const practiceStatus = {
  considered: { id: 1, name: 'На рассмотрении' },
  approved: { id: 2, name: 'Утверждена' },
  rejected: { id: 3, name: 'Отклонена' },
} as const satisfies Record<PracticeState, { id: number; name: string }>;

/** The state behind the provider's number; null for a number that is not known. */
export const practiceStateOf = (statusId: number): PracticeState | null =>
  states(practiceLifecycle).find((state) => practiceStatus[state].id === statusId) ?? null;

/** The student may change an application as long as nobody has decided on it. */
export const mayChangePractice = (state: PracticeState): boolean => isOpen(practiceLifecycle, state);

/** Whether a student of this degree and course may apply for practice: from the third course, of any other degree at once. */
export const mayPractise = ({ degree, course }: { degree: number; course: number }): boolean =>
  degree !== 1 || course >= 3;
