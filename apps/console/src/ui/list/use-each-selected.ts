import {
  HttpError,
  type Identifier,
  type RaRecord,
  useListContext,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { assertSignedIn } from '../../session/session.ts';
import { useRecordName } from '../record/use-record-name.ts';

/** A selected record: a row of the list, or only an id. */
type Selected = Partial<RaRecord> & { id: Identifier };

interface Action<R extends Selected> {
  records: readonly R[];
  act: (record: R) => Promise<unknown>;
  /** Reports the records for which it succeeded, if there are any. */
  onDone: (done: readonly R[]) => void;
  /** Sentence about the records for which it failed, by their names. */
  notDone: (names: string) => string;
}

/**
 * Returns a function that performs an action on each of the selected records. Those for which it fails stay selected,
 * and the function rejects with the first refusal, extended by their names.
 */
export function useEachSelected(): <R extends Selected>(action: Action<R>) => Promise<void> {
  const nameOf = useRecordName(useResourceContext() ?? '');
  const { onSelect } = useListContext();
  const refresh = useRefresh();

  return async ({ records, act, onDone, notDone }) => {
    const outcomes = await Promise.allSettled(records.map(act));
    assertSignedIn();
    const failures = records.flatMap((record, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'rejected' ? [{ record, reason: outcome.reason as unknown }] : [];
    });
    onSelect(failures.map(({ record }) => record.id));
    refresh();
    const done = records.filter((record) => !failures.some((failure) => failure.record === record));
    if (done.length > 0) onDone(done);
    const [first] = failures;
    if (!first) return;
    const names = failures.map(({ record }) => nameOf(record) || String(record.id)).join(', ');
    const { status, body } = first.reason instanceof HttpError ? first.reason : { status: 0, body: null };
    throw new HttpError(`${sentenceOf(first.reason)} ${notDone(names)}`, status, body);
  };
}
