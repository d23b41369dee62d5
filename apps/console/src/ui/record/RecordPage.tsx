import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useResourceContext, useShowContext } from 'react-admin';

import { RecordFrame } from './RecordFrame.tsx';
import { useRecordTitle } from './use-record-title.ts';
import styles from './record.module.css';

interface RecordPageProps<R> {
  /** Beside the name of the record; what kind it is where this says nothing. */
  subtitle?: (record: R) => ReactNode;
  /** What can be done with the record: `<DeleteButton />`. */
  actions?: ReactNode;
  /** Its sections. */
  children: (record: R) => ReactNode;
}

/** Nothing notifies and nothing redirects: a record that is not there says so under its own address. */
const queryOptions = { onError: () => undefined };

/** One record, read only. */
export const RecordPage = <R extends RaRecord>(props: RecordPageProps<R>) => (
  <ShowBase<R> queryOptions={queryOptions}>
    <Shown {...props} />
  </ShowBase>
);

function Shown<R extends RaRecord>({ subtitle, actions, children }: RecordPageProps<R>) {
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
