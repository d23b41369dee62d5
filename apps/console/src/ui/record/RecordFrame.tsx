import type { ReactNode } from 'react';
import { HttpError, type RaRecord, useGetResourceLabel, useResourceContext } from 'react-admin';
import { Fault } from '../Fault.tsx';
import { Page } from '../Page.tsx';
import { BackToList } from './BackToList.tsx';
import { MissingRecord } from './MissingRecord.tsx';

interface RecordFrameProps {
  record: RaRecord | undefined;
  error: Error | null | undefined;
  refetch: () => void;
  /** The name of the record. */
  title: string;
  /** Next to its name. */
  subtitle?: ReactNode;
  /** Actions on the record, in the line of its name. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a record: its content, a message that it is missing, or the error that occurred while loading it. */
export function RecordFrame({
  record,
  error,
  refetch,
  title,
  subtitle,
  actions,
  children,
}: RecordFrameProps) {
  const resource = useResourceContext() ?? '';
  const kind = useGetResourceLabel()(resource, 1);
  if (record)
    return (
      <Page title={title || kind} subtitle={subtitle ?? kind} above={<BackToList />} actions={actions}>
        {children}
      </Page>
    );
  const isAbsent = error instanceof HttpError && error.status === 404;
  return (
    <Page title={kind} above={<BackToList />}>
      {isAbsent && <MissingRecord resource={resource} title={error.message} onRestored={refetch} />}
      {error && !isAbsent && <Fault error={error} onRetry={refetch} />}
    </Page>
  );
}
