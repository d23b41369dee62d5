import { DataText } from '@semestr/ui/DataText.tsx';
import { document, excel } from '@semestr/api/dormitory';
import { type DormitoryState, mayExchangeDocument } from '@semestr/core/dormitory';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { DoorOpen } from 'lucide-react';
import { Download } from '../../ui/Download.tsx';
import { Next, RequestItem, requestList } from '../../ui/requests/RequestItem.tsx';
import { Reason, RequestStatus } from '../../ui/requests/RequestState.tsx';
import { type ApplicationView, canApply, useDay } from './dormitory.ts';
import { dormitoryTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

interface RowProps {
  application: ApplicationView;
  /** Whether the application has ended and another one can be submitted. */
  isAgain: boolean;
  onExchange: (application: ApplicationView) => void;
}

/** The decision, its date and the next step; the rejection reason is the university's own text. */
function Outcome({ application, isAgain }: Omit<RowProps, 'onExchange'>) {
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
    rejected: () => (decidedOn ? t('next.rejectedOn', { date: day(decidedOn) }) : ''),
    evicted: () => {
      if (!room) return '';
      return decidedOn ? t('next.evictedOn', { room, date: day(decidedOn) }) : t('next.evicted', { room });
    },
  } satisfies Record<DormitoryState, () => string>;
  const { state } = application;
  const outcomeText = state ? sentences[state]() : '';
  if (outcomeText === '' && !reason && !isAgain) return null;
  return (
    <Next>
      <DataText>{outcomeText}</DataText>
      <Reason>{reason}</Reason>
      {isAgain && ` ${t('next.again')}`}
    </Next>
  );
}

function Row({ application, isAgain, onExchange }: RowProps) {
  const t = useTexts(dormitoryTexts);
  const day = useDay();
  const { id, number, state, appliedOn, docReference: paper } = application;
  const isAsked = useIsAsked('dormitory', application.id);
  return (
    <RequestItem
      title={number > 0 ? t('title', { number }) : t('untitled')}
      state={<RequestStatus request={application} kind="dormitory" isAsked={isAsked} moveIcon={DoorOpen} />}
      isRefused={state === 'rejected' && isAgain}
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
      <Caption>
        {appliedOn && `${t('applied', { date: day(appliedOn) })} · `}
        {paper === null ? t('withoutPaper') : <DataText>{t('withPaper', { name: paper })}</DataText>}
      </Caption>
      {!isAsked && <Outcome application={application} isAgain={isAgain} />}
    </RequestItem>
  );
}

interface ApplicationListProps {
  applications: readonly ApplicationView[];
  onExchange: (application: ApplicationView) => void;
}

export const ApplicationList = ({ applications, onExchange }: ApplicationListProps) => (
  <ul className={requestList}>
    {applications.map((application, index) => (
      <Row
        key={application.id}
        application={application}
        isAgain={index === 0 && application.state !== null && canApply(applications)}
        onExchange={onExchange}
      />
    ))}
  </ul>
);
