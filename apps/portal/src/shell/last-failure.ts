import type { Endpoint } from '@semestr/api/endpoint';
import { momentNow } from '../ui/now.ts';

/** A call that was not answered as it should have been. */
interface Failure {
  call: Pick<Endpoint, 'method' | 'path'>;
  /** Null where there was no reply. */
  status: number | null;
  /** In milliseconds. */
  at: number;
}

let last: Failure | null = null;

/** The call that failed last since the page was opened, for whoever has to find out why. */
export const lastFailure = {
  get: (): Failure | null => last,
  /** Notes an answer that is none. 404 is one: that there is nothing. */
  note: (response: Response | null, call: Failure['call']): void => {
    if (response?.ok || response?.status === 404) return;
    last = { call, status: response?.status ?? null, at: momentNow() };
  },
};
