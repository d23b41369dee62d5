import * as calls from '@semestr/api/requests';
import { UNDO_MINUTES } from '@semestr/core/requests/lifecycle';
import { movesOf } from '@semestr/core/requests/kinds';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type RaRecord, ResourceContextProvider, useGetOne } from 'react-admin';
import { now } from '../../clock.ts';
import { session } from '../../session/session.ts';
import { Fault } from '../Fault.tsx';
import { useCall } from '../record/use-call.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { History } from './History.tsx';
import styles from './pane.module.css';
import { Paper } from './Paper.tsx';
import { PrintPapers } from './PrintPapers.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { deskTexts } from './texts.ts';
import { Messages } from './thread/Messages.tsx';
import { type Decision, type Decisions, undoStateOf } from './use-decisions.ts';
import { useKinds } from './use-kinds.ts';
import { useProposed } from './use-next-number.ts';
import { REQUESTS } from './use-queue.ts';

interface RequestBodyProps {
  request: calls.QueuedRequest;
  /** The decision made on this page, if any. */
  decision: Decision | undefined;
  decisions: Decisions;
  onDecided: () => void;
  onStale: () => void;
}

/** The document, the request and the student's situation side by side, with the decision below. */
export function RequestBody({ request, decision, decisions, onDecided, onStale }: RequestBodyProps) {
  const t = useTexts(deskTexts);
  const call = useCall();
  const kind = useKinds()(request.kind);
  const { Situation } = kind;
  const { kind: name, id } = request;
  const record = useGetOne<RaRecord>(kind.resource, { id });
  const {
    data: situation,
    error,
    refetch,
  } = useQuery({
    queryKey: [REQUESTS, 'situation', name, id],
    queryFn: () => call(calls.situation, { params: { kind: name, id: String(id) } }),
  });
  const proposed = useProposed(kind, request, record.data);
  const { accepting, canRefuse } = movesOf(name, request.state);
  const isDecidable = !decision && session.may('requests', 'write') && (accepting.length > 0 || canRefuse);
  return (
    <ResourceContextProvider value={kind.resource}>
      <div className={styles.body}>
        <Messages request={request} />
        {kind.paper && <Paper request={request} />}
        <div className={styles.facts}>
          {Situation && situation && (
            <Suspense fallback={null}>
              <Situation request={request} situation={situation} />
            </Suspense>
          )}
          {record.data && <RequestFacts request={request} record={record.data} />}
          {record.error && <Fault error={record.error} onRetry={() => void record.refetch()} />}
          {situation && <StudentFacts request={request} situation={situation} />}
          {error && <Fault error={error} onRetry={() => void refetch()} />}
        </div>
        {situation && <History request={request} situation={situation} />}
      </div>
      {isDecidable && proposed && (
        <DecisionForm
          key={`${request.version}`}
          request={request}
          record={proposed}
          decisions={decisions}
          onDecided={onDecided}
          onStale={onStale}
        />
      )}
      {kind.papers?.state === request.state && (
        <p className={styles.print}>
          <PrintPapers papers={kind.papers} filter={{ id: [id] }}>
            {t('print')}
          </PrintPapers>
        </p>
      )}
      {decision && <Undoing decision={decision} />}
    </ResourceContextProvider>
  );
}

/** Shows whether the decision can be reverted. */
function Undoing({ decision }: { decision: Decision }) {
  const t = useTexts(deskTexts);
  const undo = undoStateOf(decision, now());
  return (
    <p className={styles.undoing}>
      {undo === 'possible' && t('undoHint', { minutes: UNDO_MINUTES })}
      {undo === 'final' && t('finalHint')}
      {undo === 'over' && t('undoOver')}
    </p>
  );
}
