import type { Endpoint } from '@semestr/api/endpoint';
import { momentNow } from '../hydration/now.ts';

/** A failed call. */
interface Failure {
  call: Pick<Endpoint, 'method' | 'path'>;
  /** Null when there was no response. */
  status: number | null;
  /** In milliseconds. */
  at: number;
}

let last: Failure | null = null;

/** The last failed call since the page was opened, for diagnosing problems. */
export const lastFailure = {
  get: (): Failure | null => last,
  /** Records a failed response. 404 is not a failure, because it means that there is no data. */
  note: (response: Response | null, call: Failure['call']): void => {
    if (response?.ok || response?.status === 404) return;
    last = { call, status: response?.status ?? null, at: momentNow() };
  },
};
