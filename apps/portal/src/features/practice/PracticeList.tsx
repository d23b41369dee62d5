import { document } from '@semestr/api/practice';
import { unbroken } from '@semestr/core/display';
import { mayChangePractice, type PracticeState } from '@semestr/core/practice';
import { SHOWN_REQUESTS } from '@semestr/core/requests';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Download } from '../../ui/Download.tsx';
import { RowActions } from '../../ui/FormAndList.tsx';
import { type RequestLook, RequestState } from '../../ui/RequestState.tsx';
import type { ShownPractice } from './practice.ts';
import { practiceTexts } from './texts.ts';

const looks = {
  considered: 'waits',
  approved: 'done',
  rejected: 'refused',
} as const satisfies Record<PracticeState, RequestLook>;

/** The state in a word, and in a line what happens next. */
function State({ practice }: { practice: ShownPractice }) {
  const t = useTexts(practiceTexts);
  const { state, status, number, decidedOn, rejectionReason } = practice;
  if (state === null) return <span lang="ru">{status}</span>;
  const next = (): string => {
    if (state === 'considered') return t('next.considered');
    if (state === 'rejected') return decidedOn ? t('next.rejectedOn', { date: decidedOn }) : '';
    const place = decidedOn ? t('next.approvedOn', { date: decidedOn }) : t('next.approved');
    return number === null ? place : t('next.numbered', { number, next: place });
  };
  return (
    <RequestState
      look={looks[state]}
      word={t(`states.${state}`)}
      next={next()}
      reason={state === 'rejected' && rejectionReason ? t('next.reason', { reason: rejectionReason }) : null}
    />
  );
}

/** Where, of which kind and with whom; data of the university, which writes Russian. */
function What({ practice: { enterprise, practiceType, employee } }: { practice: ShownPractice }) {
  const t = useTexts(practiceTexts);
  return (
    <TwoLines
      first={enterprise ? <span lang="ru">{enterprise.name}</span> : t('noEnterprise')}
      second={
        <span lang="ru">
          {[practiceType?.name, employee && t('supervisor', { fio: unbroken(employee.fio) })]
            .filter(Boolean)
            .join(', ')}
        </span>
      }
    />
  );
}

const whatCell = (practice: ShownPractice) => <What practice={practice} />;
const stateCell = (practice: ShownPractice) => <State practice={practice} />;

interface PracticeListProps {
  /** Undefined while they are on their way. */
  practices: readonly ShownPractice[] | undefined;
  /** Why they did not come. */
  failure: ReactNode;
  /** It is time to apply. */
  mayApply: boolean;
  /** It is to be changed, or applied for once more. */
  onTake: (practice: ShownPractice) => void;
}

/** What was applied for, the newest first. */
export function PracticeList({ practices, failure, mayApply, onTake }: PracticeListProps) {
  const t = useTexts(practiceTexts);

  const action = (practice: ShownPractice) => {
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

  const columns: readonly Column<ShownPractice>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ createDate }) => createDate },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('columns.action'), isHeadHidden: true, isNumber: true, cell: action },
  ];
  return (
    <Section
      title={t('mine')}
      note={practices && practices.length > 0 && <Second>{t('count', { count: practices.length })}</Second>}
    >
      <DataTable
        caption={t('mine')}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={practices}
        keyOf={({ id }) => id}
        pageSize={SHOWN_REQUESTS}
        moreLabel={(left) => t('more', { left })}
        isMarked={({ state }) => state === 'rejected'}
        empty={<Empty icon={Building2} title={t('none')} hint={t('noneHint')} />}
        failure={failure}
      />
    </Section>
  );
}
