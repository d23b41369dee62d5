import { wordOf } from '@semestr/core/data-words';
import { capitalise } from '@semestr/core/display';
import type { MarkSheetStateView } from '@semestr/core/mark-sheets';
import { DataText } from '@semestr/ui/DataText.tsx';
import type { Column } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../hydration/now.ts';
import { RequestState } from '../../ui/requests/RequestState.tsx';
import { RequestTable } from '../../ui/requests/RequestTable.tsx';
import type { RequestView } from './requested.ts';
import { requestedTexts } from './requested-texts.ts';

/** State of the request, with the outcome. */
function State({ sheet }: { sheet: RequestView }) {
  const { number, decidedOn, expiresOn } = sheet;
  const t = useTexts(requestedTexts);
  const { today } = useNow();
  const next = (state: MarkSheetStateView): string => {
    if (state === 'processing') return t('next.processing');
    if (state !== 'printed') return decidedOn ? t(`next.${state}`, { date: decidedOn }) : '';
    const validity = expiresOn
      ? t(expiresOn < today ? 'next.expired' : 'next.printedUntil', { date: expiresOn })
      : t('next.printed');
    return number === null ? capitalise(validity) : t('next.numbered', { number, validity });
  };
  return <RequestState request={sheet} kind="markSheets" reader="university" next={next} />;
}

/** Subject and type; data of the university, which is in Russian. */
function What({ sheet: { subject, markSheetType, term, hours, retakeCount } }: { sheet: RequestView }) {
  const t = useTexts(requestedTexts);
  const control = subject?.lessonTypeAbbrev && wordOf('control', subject.lessonTypeAbbrev, t.language);
  const name = subject && [subject.name ?? subject.abbrev, control].filter(Boolean).join(', ');
  const details = [
    t('term', { term }),
    hours ? t('hoursOf', { count: hours }) : null,
    retakeCount ? t('again', { count: retakeCount }) : null,
  ];
  return (
    <TwoLines
      first={<DataText>{name || t('subjectGone')}</DataText>}
      second={
        <>
          <span lang="ru">{markSheetType.fullName}</span>, {details.filter(Boolean).join(', ')}
        </>
      }
    />
  );
}

function Student({ sheet: { student } }: { sheet: RequestView }) {
  const t = useTexts(requestedTexts);
  return (
    <TwoLines first={<span lang="ru">{student.fio}</span>} second={t('group', { group: student.group })} />
  );
}

const studentCell = (sheet: RequestView) => <Student sheet={sheet} />;
const whatCell = (sheet: RequestView) => <What sheet={sheet} />;
const stateCell = (sheet: RequestView) => <State sheet={sheet} />;

interface RequestedListProps {
  /** Undefined while loading. */
  sheets: readonly RequestView[] | undefined;
  /** Whether there are others in another state. */
  isNarrowed: boolean;
  /** Error message if they failed to load. */
  failure: ReactNode;
}

/** Mark sheets ordered by students, newest first; read-only, because the dean's office processes them. */
export function RequestedList({ sheets, isNarrowed, failure }: RequestedListProps) {
  const t = useTexts(requestedTexts);
  const columns: readonly Column<RequestView>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ createDate }) => createDate },
    { key: 'student', head: t('columns.student'), cell: studentCell },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'state', head: t('columns.state'), cell: stateCell },
  ];
  return (
    <Section
      title={t('title')}
      note={sheets && sheets.length > 0 && <Caption>{t('count', { count: sheets.length })}</Caption>}
    >
      <RequestTable
        caption={t('title')}
        columns={columns}
        rows={sheets}
        keyOf={({ id }) => id}
        isMarked={() => false}
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
