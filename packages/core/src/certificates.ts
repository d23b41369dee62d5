import type { Lifecycle } from './requests.ts';

export type CertificateState = 'processing' | 'printed' | 'rejected';

export const certificateLifecycle: Lifecycle<CertificateState> = {
  first: 'processing',
  next: { processing: ['printed', 'rejected'], printed: [], rejected: [] },
  cancel: { from: ['processing'], to: 'rejected' },
};

/** The provider's number of a state. */
export const certificateStatus = { printed: 1, processing: 2, rejected: 3 } as const satisfies Record<
  CertificateState,
  number
>;

/** How many of one certificate a student may order at once. */
export const MAX_CERTIFICATES = 5;
