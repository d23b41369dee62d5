import { document } from '@semestr/api/practice';
import { keepOnOneLine } from '@semestr/core/display';
import { mayChangePractice, type PracticeState } from '@semestr/core/practice';
import { Button } from '@semestr/ui/Button.tsx';
import type { Column } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Download } from '../../ui/Download.tsx';
import { RowActions } from '../../ui/requests/FormAndList.tsx';
import { RequestState } from '../../ui/requests/RequestState.tsx';
import { RequestTable } from '../../ui/requests/RequestTable.tsx';
import type { PracticeView } from './practice.ts';
import { practiceTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

/** State of the request, with the next step. */
function State({ practice }: { practice: PracticeView }) {
  const t = useTexts(practiceTexts);
  const { number, decidedOn } = practice;
  const next = (state: PracticeState): string => {
    if (state === 'considered') return t('next.considered');
    if (state === 'rejected') return decidedOn ? t('next.rejectedOn', { date: decidedOn }) : '';
    const place = decidedOn ? t('next.approvedOn', { date: decidedOn }) : t('next.approved');
    return number === null ? place : t('next.numbered', { number, next: place });
  };
  const isAsked = useIsAsked('practice', practice.id);
  return <RequestState request={practice} kind="practice" isAsked={isAsked} next={next} />;
}

/** Enterprise, type and supervisor; data of the university, which is in Russian. */
function What({ practice: { enterprise, practiceType, employee } }: { practice: PracticeView }) {
  const t = useTexts(practiceTexts);
  return (
    <TwoLines
      first={enterprise ? <span lang="ru">{enterprise.name}</span> : t('noEnterprise')}
      second={
        <span lang="ru">
          {[practiceType?.name, employee && t('supervisor', { fio: keepOnOneLine(employee.fio) })]
            .filter(Boolean)
            .join(', ')}
        </span>
      }
    />
  );
}

const whatCell = (practice: PracticeView) => <What practice={practice} />;
const stateCell = (practice: PracticeView) => <State practice={practice} />;

interface PracticeListProps {
  /** Undefined while loading. */
  practices: readonly PracticeView[] | undefined;
  /** Error message if they failed to load. */
  failure: ReactNode;
  /** Whether applications are currently accepted. */
  mayApply: boolean;
  /** Called to edit the application, or to submit it again. */
  onTake: (practice: PracticeView) => void;
}

/** Applications for a placement, newest first. */
export function PracticeList({ practices, failure, mayApply, onTake }: PracticeListProps) {
  const t = useTexts(practiceTexts);

  const action = (practice: PracticeView) => {
    const { id, state, docReference } = practice;
    const mayChange = state !== null && mayChangePractice(state);
    return (
      <RowActions>
        {(mayChange || (state === 'rejected' && mayApply)) && (
          <Button look="text" onClick={() => onTake(practice)}>
            {t(mayChange ? 'edit' : 'applyAgain')}
          </Button>
        )}
        {docReference !== null && (
          <Download call={document} request={{ params: { id: String(id) } }} look="text">
            {t('paper')}
          </Download>
        )}
      </RowActions>
    );
  };

  const columns: readonly Column<PracticeView>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ createDate }) => createDate },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('columns.action'), isHeadHidden: true, isNumber: true, cell: action },
  ];
  return (
    <Section
      title={t('mine')}
      note={practices && practices.length > 0 && <Caption>{t('count', { count: practices.length })}</Caption>}
    >
      <RequestTable
        caption={t('mine')}
        columns={columns}
        rows={practices}
        keyOf={({ id }) => id}
        empty={<Empty icon={Building2} title={t('none')} hint={t('noneHint')} />}
        failure={failure}
      />
    </Section>
  );
}
