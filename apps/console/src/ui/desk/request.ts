import type { Lifecycle } from '@semestr/core/requests';
import type { RaRecord } from 'react-admin';

/** What every request of a student has. */
export interface StudentRequest<S extends string> extends RaRecord {
  id: number;
  version: number;
  state: S;
  studentId: number;
  createdAt: string;
  decidedAt: string | null;
  rejectionReason: string | null;
}

/** One kind of request, for its desk. */
export interface RequestKind<S extends string, R extends StudentRequest<S>> {
  lifecycle: Lifecycle<S>;
  /** States that a student must be told the reason of. */
  refusals: readonly S[];
  stateName: (state: S) => string;
  /** What is pressed to bring a request into a state. */
  decisionName: (state: S) => string;
  /** Reasons that are given again and again. */
  reasons: readonly string[];
  /** What is asked for, in a line. */
  asked: (request: R) => string;
}
