import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useResourceContext, useShowContext } from 'react-admin';

import { RecordFrame } from './RecordFrame.tsx';
import { useRecordTitle } from './use-record-title.ts';
import styles from './record.module.css';

interface RecordPageProps<R> {
  /** Next to the name of the record; its type by default. */
  subtitle?: (record: R) => ReactNode;
  /** Actions on the record: `<DeleteButton />`. */
  actions?: ReactNode;
  /** Sections of the page. */
  children: (record: R) => ReactNode;
}

/** Neither notifies nor redirects, because the page itself reports a missing record. */
const queryOptions = { onError: () => undefined };

/** Page of a read-only record. */
export const RecordPage = <R extends RaRecord>(props: RecordPageProps<R>) => (
  <ShowBase<R> queryOptions={queryOptions}>
    <RecordContent {...props} />
  </ShowBase>
);

function RecordContent<R extends RaRecord>({ subtitle, actions, children }: RecordPageProps<R>) {
  const resource = useResourceContext() ?? '';
  const { record, error, refetch } = useShowContext<R>();
  const title = useRecordTitle(resource, record);
  return (
    <RecordFrame
      record={record}
      error={error}
      refetch={() => void refetch()}
      title={title}
      subtitle={record && subtitle?.(record)}
      actions={actions}
    >
      {record && <div className={styles.sections}>{children(record)}</div>}
    </RecordFrame>
  );
}
