import { document } from '@semestr/api/omissions';
import { dayRange } from '@semestr/core/display';
import type { OmissionRequestState } from '@semestr/core/omissions';
import { SHOWN_REQUESTS } from '@semestr/core/requests/lifecycle';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { useState } from 'react';
import { pageTexts } from '../../ui/page/texts.ts';
import { Download } from '../../ui/Download.tsx';
import { Outcome, RequestItem, requestList } from '../../ui/requests/RequestItem.tsx';
import { RequestStatus } from '../../ui/requests/RequestState.tsx';
import type { RequestView } from './omissions.ts';
import { omissionTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

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
  const { id, state, createdOn, decidedOn: date, omissionCertificateType: type, number } = request;
  const { placeOfStay, documentName } = request;
  const next = (one: OmissionRequestState): string => {
    if (one === 'waiting') return t('next.waiting');
    return date ? t(`next.${one}`, { date }) : t(`next.${one}Some`);
  };
  const isAsked = useIsAsked('omissions', request.id);
  return (
    <RequestItem
      title={<Days request={request} />}
      state={<RequestStatus request={request} kind="omissions" isAsked={isAsked} />}
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
      {!isAsked && <Outcome request={request} next={next} />}
    </RequestItem>
  );
}

interface RequestListProps {
  requests: readonly RequestView[];
  onAgain: (request: RequestView) => void;
}

export function RequestList({ requests, onAgain }: RequestListProps) {
  const t = useTexts(pageTexts);
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
