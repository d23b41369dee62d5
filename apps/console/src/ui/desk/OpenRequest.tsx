import * as calls from '@semestr/api/requests';
import { requestNumber } from '@semestr/core/requests/kinds';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Fault } from '../Fault.tsx';
import { useCall } from '../record/use-call.ts';
import { PaneHead } from './PaneHead.tsx';
import styles from './pane.module.css';
import { RequestBody } from './RequestBody.tsx';
import { deskTexts } from './texts.ts';
import { ThreadBar } from './thread/ThreadBar.tsx';
import { type Address, keyOf, type RequestId } from './use-address.ts';
import type { Decisions } from './use-decisions.ts';
import { REQUESTS } from './use-queue.ts';

interface OpenRequestProps {
  address: Address;
  open: RequestId;
  /** The request as loaded with the queue; undefined when it is not on this page. */
  inQueue: calls.QueuedRequest | undefined;
  decisions: Decisions;
  onDecided: () => void;
}

/** The open request, which may be missing in the filtered queue when it was opened by its address. */
export function OpenRequest({ address, open, inQueue, decisions, onDecided }: OpenRequestProps) {
  const t = useTexts(deskTexts);
  const call = useCall();
  const { kind, id } = open;
  const decision = decisions.decisions.get(keyOf(open));
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: [REQUESTS, 'one', kind, id],
    queryFn: async () => {
      const filter = JSON.stringify({ kind: [kind], state: 'any', q: requestNumber(kind, id) });
      return (await call(calls.list, { query: { filter } })).items[0] ?? null;
    },
    // Loads the record separately, because the queue keeps a decided request in its pending state.
    enabled: inQueue === undefined || decision !== undefined,
  });
  const [isStale, setStale] = useState(false);
  const request = decision ? (found ?? inQueue) : (inQueue ?? found);
  return (
    <>
      <Link to={address.path(null)} className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {t('back')}
      </Link>
      {error && !request && <Fault error={error} onRetry={() => void refetch()} />}
      {request === null && <Empty icon={SearchX} title={t('notFound')} hint={t('notFoundHint')} />}
      {request && (
        <>
          <PaneHead request={request} />
          <ThreadBar
            request={request}
            onAsked={() => {
              decisions.renew(request);
              onDecided();
            }}
            onChanged={() => decisions.renew(request)}
          />
          {isStale && (
            <Banner kind="warning" isAnnounced>
              {t('conflict')}
            </Banner>
          )}
          <RequestBody
            request={request}
            decision={decision}
            decisions={decisions}
            onDecided={onDecided}
            onStale={() => {
              setStale(true);
              decisions.renew(request);
            }}
          />
        </>
      )}
    </>
  );
}
