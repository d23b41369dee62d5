import { daysBetween, readMoment } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import type { Student } from '@semestr/api/students';
import { useTexts } from '@semestr/ui/language.tsx';
import { Inbox } from 'lucide-react';
import { useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRecordName } from '../record/use-record-name.ts';
import { today } from '../../layout/clock.ts';
import { Empty } from '@semestr/ui/Empty.tsx';
import { Fault } from '../Fault.tsx';
import { Pages } from '../list/Pages.tsx';
import { useReference } from '../record/use-reference.ts';
import { uiTexts } from '../texts.ts';
import styles from './desk.module.css';
import { KeyHints } from './KeyHints.tsx';
import type { RequestKind, StudentRequest } from './request.ts';
import type { Open } from './use-open-request.ts';

interface QueueProps<S extends string, R extends StudentRequest<S>> {
  kind: RequestKind<S, R>;
  open: Open;
}

/** The requests that match, two lines each: whose, what is asked for, and how long it has waited. */
export function Queue<S extends string, R extends StudentRequest<S>>({ kind, open }: QueueProps<S, R>) {
  const t = useTexts(uiTexts);
  const { data = [], total = 0, perPage, error, isPending, refetch } = useListContext<R>();
  if (error)
    return (
      <div className={styles.queue}>
        <Fault error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <section className={styles.queue} aria-label={t('desk.queue')}>
      {data.length === 0 && !isPending && (
        <Empty icon={Inbox} title={t('desk.none')} hint={t('desk.noneHint')} />
      )}
      <ul className={styles.rows}>
        {data.map((request) => (
          <li key={request.id}>
            <QueueRow kind={kind} request={request} open={open} />
          </li>
        ))}
      </ul>
      {total > perPage && <Pages />}
      <KeyHints />
    </section>
  );
}

function QueueRow<S extends string, R extends StudentRequest<S>>({
  kind,
  open,
  request,
}: QueueProps<S, R> & { request: R }) {
  const resource = useResourceContext() ?? '';
  const nameOf = useRecordName(resource);
  const student = useReference<Student>('students', request.studentId);
  const isWaiting = request.decidedAt === null;
  return (
    <Link
      to={open.path(request.id)}
      className={styles.row}
      aria-current={open.id === request.id ? 'true' : undefined}
      // A queue is walked through: it does not fill the way back.
      replace={open.isChosen}
    >
      <span className={styles.number}>{nameOf(request)}</span>
      <span className={styles.who}>
        <strong>{student ? fullName({ ...student, middleName: null }) : '…'}</strong> {student?.groupName}
      </span>
      <span className={styles.age}>
        {isWaiting ? <Age since={request.createdAt} /> : kind.stateName(request.state)}
      </span>
      <span className={styles.asked}>{kind.asked(request)}</span>
    </Link>
  );
}

/** How long ago, in days. */
function Age({ since }: { since: string }) {
  const t = useTexts(uiTexts);
  const day = readMoment(since);
  const days = day === null ? 0 : daysBetween(day, today());
  return <>{days <= 0 ? t('desk.today') : t('desk.age', { count: days })}</>;
}
