import { capitalised } from '@semestr/core/display';
import { SHOWN_REQUESTS } from '@semestr/core/requests';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../ui/now.ts';
import { RequestState } from '../../ui/RequestState.tsx';
import { looks } from './looks.ts';
import type { ShownRequest } from './requested.ts';
import { requestedTexts } from './requested-texts.ts';

/** The state in a word, and in a line what was made of it. */
function State({ sheet }: { sheet: ShownRequest }) {
  const { state, status, number, decidedOn, expiresOn, rejectionReason } = sheet;
  const t = useTexts(requestedTexts);
  const { today } = useNow();
  if (state === null) return <span lang="ru">{status}</span>;
  const next = (): string => {
    if (state === 'processing') return t('next.processing');
    if (state !== 'printed') return decidedOn ? t(`next.${state}`, { date: decidedOn }) : '';
    const validity = expiresOn
      ? t(expiresOn < today ? 'next.expired' : 'next.printedUntil', { date: expiresOn })
      : t('next.printed');
    return number === null ? capitalised(validity) : t('next.numbered', { number, validity });
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

/** For what, of which kind; data of the university, which writes Russian. */
function What({ sheet: { subject, markSheetType, term, hours, retakeCount } }: { sheet: ShownRequest }) {
  const t = useTexts(requestedTexts);
  const name =
    subject && [subject.name ?? subject.abbrev, subject.lessonTypeAbbrev].filter(Boolean).join(', ');
  const details = [
    t('term', { term }),
    hours ? t('hoursOf', { count: hours }) : null,
    retakeCount ? t('again', { count: retakeCount }) : null,
  ];
  return (
    <TwoLines
      first={name ? <span lang="ru">{name}</span> : t('subjectGone')}
      second={
        <>
          <span lang="ru">{markSheetType.fullName}</span>, {details.filter(Boolean).join(', ')}
        </>
      }
    />
  );
}

function Student({ sheet: { student } }: { sheet: ShownRequest }) {
  const t = useTexts(requestedTexts);
  return (
    <TwoLines first={<span lang="ru">{student.fio}</span>} second={t('group', { group: student.group })} />
  );
}

const studentCell = (sheet: ShownRequest) => <Student sheet={sheet} />;
const whatCell = (sheet: ShownRequest) => <What sheet={sheet} />;
const stateCell = (sheet: ShownRequest) => <State sheet={sheet} />;

interface RequestedListProps {
  /** Undefined while they are on their way. */
  sheets: readonly ShownRequest[] | undefined;
  /** There are others, of another state. */
  isNarrowed: boolean;
  /** Why they did not come. */
  failure: ReactNode;
}

/** What students ordered, the newest first; the dean's office sees to it, so there is nothing to press. */
export function RequestedList({ sheets, isNarrowed, failure }: RequestedListProps) {
  const t = useTexts(requestedTexts);
  const columns: readonly Column<ShownRequest>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ createDate }) => createDate },
    { key: 'student', head: t('columns.student'), cell: studentCell },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'state', head: t('columns.state'), cell: stateCell },
  ];
  return (
    <Section
      title={t('title')}
      note={sheets && sheets.length > 0 && <Second>{t('count', { count: sheets.length })}</Second>}
    >
      <DataTable
        caption={t('title')}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={sheets}
        keyOf={({ id }) => id}
        pageSize={SHOWN_REQUESTS}
        moreLabel={(left) => t('more', { left })}
        empty={
          <Empty
            icon={FileText}
            title={t(isNarrowed ? 'noneSuch' : 'none')}
            hint={t(isNarrowed ? 'noneSuchHint' : 'noneHint')}
          />
        }
        failure={failure}
      />
    </Section>
  );
}
