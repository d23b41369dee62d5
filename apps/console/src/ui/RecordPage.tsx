import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  HttpError,
  type RaRecord,
  ShowBase,
  useCreatePath,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useTexts } from '@semestr/ui/language';
import { Empty } from './Empty.tsx';
import { Fault } from './Fault.tsx';
import { Page } from './Page.tsx';
import { uiTexts } from './texts.ts';
import styles from './record.module.css';

interface RecordPageProps<R> {
  /** Beside the name of the record. */
  subtitle: (record: R) => ReactNode;
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

function Shown<R extends RaRecord>({ subtitle, children }: RecordPageProps<R>) {
  const resource = useResourceContext() ?? '';
  const kind = useGetResourceLabel()(resource, 1);
  const nameOf = useGetRecordRepresentation(resource);
  const { record, error, refetch } = useShowContext<R>();
  if (record) {
    const name = nameOf(record);
    return (
      <Page title={typeof name === 'string' ? name : kind} subtitle={subtitle(record)} above={<BackToList />}>
        <div className={styles.sections}>{children(record)}</div>
      </Page>
    );
  }
  return (
    <Page title={kind} above={<BackToList />}>
      {error instanceof HttpError && error.status === 404 && (
        <Empty icon={SearchX} title={error.message} isFault />
      )}
      {error && !(error instanceof HttpError && error.status === 404) && (
        <Fault error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** The list keeps its conditions, order and page: react-admin remembers them for the session. */
function BackToList() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const list = useGetResourceLabel()(resource, 2);
  const createPath = useCreatePath();
  return (
    <Link to={createPath({ resource, type: 'list' })} className={styles.back} aria-label={t.back(list)}>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {list}
    </Link>
  );
}
