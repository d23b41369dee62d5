import { PROOF_FIRST } from '@semestr/api/endpoint';
import { HttpError } from 'react-admin';

/** Whether a call was rejected because it requires step-up verification. */
export function isProofAsked(error: unknown): boolean {
  const reason: unknown = error instanceof HttpError ? error.body?.reason : undefined;
  return reason === PROOF_FIRST;
}
