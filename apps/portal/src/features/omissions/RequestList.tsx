import { document } from '@semestr/api/omissions';
import { dayRange } from '@semestr/core/display';
import type { OmissionRequestState } from '@semestr/core/omissions';
import { SHOWN_REQUESTS } from '@semestr/core/requests';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Download } from '../../ui/Download.tsx';
import { Next, RequestItem, requestList } from '../../ui/RequestItem.tsx';
import type { RequestView } from './omissions.ts';
import { omissionTexts } from './texts.ts';

const looks: Record<OmissionRequestState, { kind: StatusKind; icon: LucideIcon }> = {
  waiting: { kind: 'waits', icon: Clock },
  accepted: { kind: 'done', icon: Check },
  rejected: { kind: 'refused', icon: CircleAlert },
};

/** The decision and its date, or the next step; the rejection reason is the dean's office's own text. */
function Outcome({ request: { state, decidedOn: date, rejectionReason } }: { request: RequestView }) {
  const t = useTexts(omissionTexts);
  if (state === null) return null;
  if (state === 'waiting') return <Next>{t('next.waiting')}</Next>;
  return (
    <Next>
      {date ? t(`next.${state}`, { date }) : t(`next.${state}Some`)}
      {state === 'rejected' && rejectionReason && (
        <span lang="ru"> {t('next.reason', { reason: rejectionReason })}</span>
      )}
    </Next>
  );
}

/** Formats the dates of a request; shows them as received when they are invalid. */
function Days({ request: { from, to, dateFrom, dateTo } }: { request: RequestView }) {
  const { language } = useTexts(omissionTexts);
  return from && to ? dayRange(from, to, language) : `${dateFrom} – ${dateTo}`;
}

interface RequestRowProps {
  request: RequestView;
  onAgain: (request: RequestView) => void;
}

function RequestRow({ request, onAgain }: RequestRowProps) {
  const t = useTexts(omissionTexts);
  const { id, state, status, createdOn, omissionCertificateType: type, number } = request;
  const { placeOfStay, documentName } = request;
  return (
    <RequestItem
      title={<Days request={request} />}
      state={
        state ? <Status {...looks[state]}>{t(`states.${state}`)}</Status> : <span lang="ru">{status}</span>
      }
      isRefused={state === 'rejected'}
      actions={
        (documentName != null || state === 'rejected') && (
          <>
            {documentName != null && (
              <Download call={document} request={{ params: { id: String(id) } }}>
                {t('paper')}
              </Download>
            )}
            {state === 'rejected' && (
              <Button look="text" onClick={() => onAgain(request)}>
                {t('again')}
              </Button>
            )}
          </>
        )
      }
    >
      <Caption>
        <span lang="ru">
          {type && (number > 0 ? t('numbered', { type, number }) : type)}
          {placeOfStay && ` · ${placeOfStay}`}
        </span>
        {createdOn && ` · ${t('submitted', { date: createdOn })}`}
      </Caption>
      <Outcome request={request} />
    </RequestItem>
  );
}

interface RequestListProps {
  requests: readonly RequestView[];
  onAgain: (request: RequestView) => void;
}

export function RequestList({ requests, onAgain }: RequestListProps) {
  const t = useTexts(omissionTexts);
  const [visibleCount, setVisibleCount] = useState(SHOWN_REQUESTS);
  const left = requests.length - visibleCount;
  return (
    <>
      <ul className={requestList}>
        {requests.slice(0, visibleCount).map((request) => (
          <RequestRow key={request.id} request={request} onAgain={onAgain} />
        ))}
      </ul>
      {left > 0 && (
        <Button look="text" onClick={() => setVisibleCount(visibleCount + SHOWN_REQUESTS)}>
          {t('more', { left })}
        </Button>
      )}
    </>
  );
}
