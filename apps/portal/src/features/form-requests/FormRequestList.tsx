import { dotted } from '@semestr/core/dates';
import { type FormKind, requestRules, rulesOf } from '@semestr/core/requests/kinds';
import { choiceWord, formWord, requestTexts } from '@semestr/core/requests/texts';
import { Button } from '@semestr/ui/Button.tsx';
import type { Column } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { Download } from '../../ui/Download.tsx';
import { RowActions } from '../../ui/requests/FormAndList.tsx';
import { RequestState } from '../../ui/requests/RequestState.tsx';
import { RequestTable } from '../../ui/requests/RequestTable.tsx';
import { callsOf, requestsOf, type RequestView } from './requests.ts';
import { formRequestTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

/** The days, the values of the choices, and the number of the request. */
function What({ request }: { request: RequestView }) {
  const { kind } = request;
  const words = useTexts(requestTexts);
  const chosen: Readonly<Record<string, unknown>> = { ...request };
  const choices = Object.keys(requestRules[kind].form.choices).map((field) =>
    choiceWord(words, { kind, field, value: String(chosen[field]) }),
  );
  return (
    <TwoLines
      first={`${dotted(request.dateFrom)}–${dotted(request.dateTo)}`}
      second={[...choices, request.number].join(' · ')}
    />
  );
}

/** State of the request, with the next step. */
function State({ request }: { request: RequestView }) {
  const { kind } = request;
  const words = useTexts(requestTexts);
  const t = useTexts(formRequestTexts);
  const next = (state: RequestView['state']): string => {
    if (state === 'cancelled') return '';
    const text = formWord(words, kind, `next.${state}`, { number: request.paperNumber ?? '' });
    return text === '' && request.decidedOn ? `${t('on', { date: request.decidedOn })}:` : text;
  };
  const isAsked = useIsAsked(kind, request.id);
  return <RequestState kind={kind} request={request} isAsked={isAsked} next={next} />;
}

const whatCell = (request: RequestView) => <What request={request} />;
const stateCell = (request: RequestView) => <State request={request} />;

interface FormRequestListProps {
  kind: FormKind;
  /** Undefined while loading. */
  requests: readonly RequestView[] | undefined;
  /** Error message if they failed to load. */
  failure: ReactNode;
  /** Called to submit a rejected request again. */
  onAgain: (request: RequestView) => void;
}

/** The student's own requests, newest first. */
export function FormRequestList({ kind, requests, failure, onAgain }: FormRequestListProps) {
  const t = useTexts(formRequestTexts);
  const { queryKey } = requestsOf(kind, usePerson());
  const [toCancel, setToCancel] = useState<RequestView | null>(null);
  const { cancel, document } = callsOf(kind);

  const action = (request: RequestView) => (
    <RowActions>
      {rulesOf(kind).lifecycle.cancel?.from.includes(request.state) && (
        <Button look="text" onClick={() => setToCancel(request)}>
          {t('cancel')}
        </Button>
      )}
      {request.state === 'rejected' && (
        <Button look="text" onClick={() => onAgain(request)}>
          {t('applyAgain')}
        </Button>
      )}
      <Download call={document} request={{ params: { id: String(request.id) } }} look="text">
        {t('paper')}
      </Download>
    </RowActions>
  );

  const columns: readonly Column<RequestView>[] = [
    {
      key: 'date',
      head: t('columns.date'),
      cell: ({ createdOn, createdAt }) => (createdOn ? dotted(createdOn) : createdAt),
    },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('columns.action'), isHeadHidden: true, isNumber: true, cell: action },
  ];
  return (
    <Section
      title={t('mine')}
      note={requests && requests.length > 0 && <Caption>{t('count', { count: requests.length })}</Caption>}
    >
      <RequestTable
        caption={t('mine')}
        columns={columns}
        rows={requests}
        keyOf={({ id }) => id}
        empty={<Empty icon={FileText} title={t('none')} hint={t('noneHint')} />}
        failure={failure}
      />
      {toCancel && (
        <ConfirmMutation
          call={cancel}
          request={{ params: { id: String(toCancel.id) } }}
          refetches={[queryKey]}
          title={t('cancelTitle', { number: toCancel.number })}
          confirm={t('cancelYes')}
          cancel={t('cancelNo')}
          done={t('cancelled')}
          onClose={() => setToCancel(null)}
        >
          {t('cancelText')}
        </ConfirmMutation>
      )}
    </Section>
  );
}
