import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { ArrowLeft, CircleCheck, CircleX, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, useGetOne, useListContext, useNotify, useResourceContext } from 'react-admin';
import { isOpen } from '@semestr/core/requests';
import { Link } from 'react-router-dom';
import { useRecordName } from '../record/use-record-name.ts';
import { Status } from '@semestr/ui/Status.tsx';
import { Fault } from '../Fault.tsx';
import { uiTexts } from '../texts.ts';
import { DecisionForm } from './DecisionForm.tsx';
import styles from './desk.module.css';
import type { RequestKind, StudentRequest } from './request.ts';
import { useKeys } from './use-keys.ts';
import type { Open } from './use-open-request.ts';

interface OpenRequestProps<S extends string, R extends StudentRequest<S>> {
  id: number;
  kind: RequestKind<S, R>;
  open: Open;
  children: (request: R) => ReactNode;
  fields: ((request: R) => Partial<Record<S, ReactNode>>) | undefined;
  onDecided: () => void;
}

/** The request that is decided on; once it is, the next one opens. */
export function OpenRequest<S extends string, R extends StudentRequest<S>>(props: OpenRequestProps<S, R>) {
  const { id, kind, open, children, fields, onDecided } = props;
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const nameOf = useRecordName(resource);
  const notify = useNotify();
  const { data = [], refetch: refetchQueue } = useListContext<R>();
  const inQueue = data.find((request) => request.id === id);
  const { data: request = inQueue, error, refetch } = useGetOne<R>(resource, { id });
  const [isStale, setStale] = useState(false);

  useKeys({ KeyJ: () => open.move(1), KeyK: () => open.move(-1) });

  function decided(state: S): void {
    notify(`${nameOf(request)}: ${kind.stateName(state)}`);
    open.move(1);
    onDecided();
    void refetchQueue();
  }

  return (
    <>
      <Link to={open.path(null)} className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {t('desk.back')}
      </Link>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {request && !error && (
        <RecordContextProvider value={request}>
          <div className={styles.paneHead}>
            <h2 id="open-request" className={styles.paneTitle}>
              {kind.asked(request)}
            </h2>
            <StateBadge kind={kind} state={request.state} />
            <span className={styles.paneNumber}>{nameOf(request)}</span>
          </div>
          {isStale && (
            <Banner kind="warning" isAnnounced>
              {t('desk.conflict')}
            </Banner>
          )}
          <div className={styles.paper}>{children(request)}</div>
          {isOpen(kind.lifecycle, request.state) && (
            <DecisionForm
              key={request.version}
              kind={kind}
              request={request}
              fields={fields?.(request) ?? {}}
              onDecided={decided}
              onStale={() => {
                setStale(true);
                void refetch();
                void refetchQueue();
              }}
            />
          )}
        </RecordContextProvider>
      )}
    </>
  );
}

function StateBadge<S extends string, R extends StudentRequest<S>>({
  kind: { lifecycle, refusals, stateName },
  state,
}: {
  kind: RequestKind<S, R>;
  state: S;
}) {
  if (isOpen(lifecycle, state))
    return (
      <Status kind="waits" icon={Clock}>
        {stateName(state)}
      </Status>
    );
  const isRefused = refusals.includes(state);
  return (
    <Status kind={isRefused ? 'refused' : 'done'} icon={isRefused ? CircleX : CircleCheck}>
      {stateName(state)}
    </Status>
  );
}
