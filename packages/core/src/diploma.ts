import type { Lifecycle } from './requests.ts';

export type DiplomaTopicState = 'suggested' | 'agreed' | 'approved' | 'rejected';

/** A topic is suggested, agreed with the supervisor and approved by the chair; one taken back is gone. */
export const diplomaLifecycle: Lifecycle<DiplomaTopicState> = {
  first: 'suggested',
  next: {
    suggested: ['agreed', 'rejected'],
    agreed: ['approved', 'rejected'],
    approved: [],
    rejected: [],
  },
  cancel: { from: ['suggested'], to: 'rejected' },
};

/** The provider's number of a state (5 can be taken back) and its word. */
export const diplomaStatus = {
  approved: { id: 1, name: 'Утверждена' },
  agreed: { id: 2, name: 'Согласована с руководителем' },
  rejected: { id: 3, name: 'Отклонена' },
  suggested: { id: 5, name: 'На рассмотрении' },
} as const satisfies Record<DiplomaTopicState, { id: number; name: string }>;

/** Whether the student may take the application for this topic to the chair. */
export const hasApplication = (state: DiplomaTopicState): boolean =>
  state === 'agreed' || state === 'approved';
