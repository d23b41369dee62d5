import { document, excel } from '@semestr/api/dormitory';
import { type DormitoryState, mayExchangeDocument } from '@semestr/core/dormitory';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, DoorOpen, type LucideIcon, X } from 'lucide-react';
import { Download } from '../../ui/Download.tsx';
import { Next, RequestItem, requestList } from '../../ui/RequestItem.tsx';
import type { ShownApplication } from './dormitory.ts';
import { dormitoryTexts } from './texts.ts';
import { useDay } from './use-day.ts';

const looks = {
  waiting: { kind: 'waits', icon: Clock },
  accepted: { kind: 'waits', icon: Clock },
  settling: { kind: 'move', icon: DoorOpen },
  settled: { kind: 'done', icon: Check },
  rejected: { kind: 'refused', icon: CircleAlert },
  evicted: { kind: 'waits', icon: X },
} as const satisfies Record<DormitoryState, { kind: StatusKind; icon: LucideIcon }>;

/** What was decided and when, and what happens next; the reason of a refusal as the university wrote it. */
function Outcome({ application }: { application: ShownApplication }) {
  const t = useTexts(dormitoryTexts);
  const day = useDay();
  const { acceptedOn, settledOn, decidedOn, roomInfo: room, rejectionReason: reason } = application;
  const sentences = {
    waiting: () => t('next.waiting'),
    accepted: () => (acceptedOn ? t('next.acceptedOn', { date: day(acceptedOn) }) : t('next.accepted')),
    settling: () => (room ? t('next.settling', { room }) : t('next.settlingSome')),
    settled: () => {
      if (!room) return t('next.settledSome');
      return settledOn ? t('next.settledOn', { room, date: day(settledOn) }) : t('next.settled', { room });
    },
    rejected: () => (decidedOn ? t('next.rejectedOn', { date: day(decidedOn) }) : t('next.rejected')),
    evicted: () => {
      if (!room) return t('next.evicted');
      const lived = decidedOn
        ? t('next.evictedOn', { room, date: day(decidedOn) })
        : t('next.evictedFrom', { room });
      return `${lived} ${t('next.evicted')}`;
    },
  } satisfies Record<DormitoryState, () => string>;
  const { state } = application;
  if (state === null && !reason) return null;
  return (
    <Next>
      {state && sentences[state]()}
      {reason && <span lang="ru"> {t('next.reason', { reason })}</span>}
    </Next>
  );
}

interface RowProps {
  application: ShownApplication;
  onExchange: (application: ShownApplication) => void;
}

function Row({ application, onExchange }: RowProps) {
  const t = useTexts(dormitoryTexts);
  const day = useDay();
  const { id, number, state, status, appliedOn, docReference: paper } = application;
  return (
    <RequestItem
      title={number > 0 ? t('title', { number }) : t('untitled')}
      state={
        state ? <Status {...looks[state]}>{t(`states.${state}`)}</Status> : <span lang="ru">{status}</span>
      }
      isRefused={state === 'rejected'}
      actions={
        <>
          <Download call={excel} request={{ query: { 'dormitory-queue-id': String(id) } }}>
            {t('workbook')}
          </Download>
          {paper !== null && (
            <Download call={document} request={{ query: { 'request-id': String(id) } }}>
              {t('paper')}
            </Download>
          )}
          {state && mayExchangeDocument(state) && (
            <Button look="text" onClick={() => onExchange(application)}>
              {t(paper === null ? 'attach' : 'exchange')}
            </Button>
          )}
        </>
      }
    >
      <Second>
        {appliedOn && `${t('applied', { date: day(appliedOn) })} · `}
        {paper === null ? t('withoutPaper') : t('withPaper', { name: paper })}
      </Second>
      <Outcome application={application} />
    </RequestItem>
  );
}

interface ApplicationListProps {
  applications: readonly ShownApplication[];
  onExchange: (application: ShownApplication) => void;
}

export const ApplicationList = ({ applications, onExchange }: ApplicationListProps) => (
  <ul className={requestList}>
    {applications.map((application) => (
      <Row key={application.id} application={application} onExchange={onExchange} />
    ))}
  </ul>
);
