import { file } from '@semestr/api/mark-sheets';
import { capitalised, unbroken } from '@semestr/core/display';
import { markSheetLifecycle } from '@semestr/core/mark-sheets';
import { mayCancel, SHOWN_REQUESTS } from '@semestr/core/requests';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Download } from '../../ui/Download.tsx';
import { useNow } from '../../ui/now.ts';
import { RequestState } from '../../ui/RequestState.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { looks } from './looks.ts';
import type { ShownSheet } from './mark-sheets.ts';
import { markSheetTexts } from './texts.ts';

/** The state in a word, and in a line what happens next. */
function State({ sheet }: { sheet: ShownSheet }) {
  const { state, status, number, decidedOn, expiresOn, rejectionReason } = sheet;
  const t = useTexts(markSheetTexts);
  const { today } = useNow();
  const next = (): string => {
    if (state === 'processing') return t('next.processing');
    if (state === 'cancelled')
      return decidedOn ? t('next.cancelledOn', { date: decidedOn }) : t('next.cancelled');
    if (state === 'rejected') return decidedOn ? t('next.rejectedOn', { date: decidedOn }) : '';
    const validity = expiresOn
      ? t(expiresOn < today ? 'next.expired' : 'next.printedUntil', { date: expiresOn })
      : t('next.printed');
    return number === null ? capitalised(validity) : t('next.numbered', { number, validity });
  };
  if (state === null) return <span lang="ru">{status}</span>;
  return (
    <RequestState
      look={looks[state]}
      word={t(`states.${state}`)}
      next={next()}
      reason={state === 'rejected' && rejectionReason ? t('next.reason', { reason: rejectionReason }) : null}
    />
  );
}

/** "ОАиП, Экз.": data of the university, which writes Russian. */
const subjectOf = ({ subject }: ShownSheet): string | null =>
  subject && [subject.abbrev ?? subject.name, subject.lessonTypeAbbrev].filter(Boolean).join(', ');

/** For what, and who takes it. */
function What({ sheet }: { sheet: ShownSheet }) {
  const t = useTexts(markSheetTexts);
  const { employee, hours } = sheet;
  const name = subjectOf(sheet);
  const details = [employee && unbroken(employee.fio), hours && t('hoursOf', { count: hours })];
  return (
    <TwoLines
      lang={name === null ? undefined : 'ru'}
      first={name ?? t('subjectGone')}
      second={details.filter(Boolean).join(', ')}
    />
  );
}

function Price({ sheet: { price } }: { sheet: ShownSheet }) {
  const t = useTexts(markSheetTexts);
  if (price === null) return null;
  return price === 0 ? t('free') : t('money', { price });
}

const whatCell = (sheet: ShownSheet) => <What sheet={sheet} />;
const priceCell = (sheet: ShownSheet) => <Price sheet={sheet} />;
const stateCell = (sheet: ShownSheet) => <State sheet={sheet} />;

interface MarkSheetListProps {
  /** Undefined while they are on their way. */
  sheets: readonly ShownSheet[] | undefined;
  /** Why they did not come. */
  failure: ReactNode;
  onOrderAgain: (sheet: ShownSheet) => void;
}

/** What was ordered, the newest first. */
export function MarkSheetList({ sheets, failure, onOrderAgain }: MarkSheetListProps) {
  const t = useTexts(markSheetTexts);
  const [toCancel, setToCancel] = useState<ShownSheet | null>(null);

  const action = (sheet: ShownSheet) => {
    const { state } = sheet;
    if (state === 'rejected' || state === 'cancelled')
      return (
        <Button look="text" onClick={() => onOrderAgain(sheet)}>
          {t('orderAgain')}
        </Button>
      );
    if (state === 'printed')
      return (
        <Download look="text" call={file} request={{ params: { id: String(sheet.id) } }}>
          {t('download')}
        </Download>
      );
    return (
      state !== null &&
      mayCancel(markSheetLifecycle, state) && (
        <Button look="text" onClick={() => setToCancel(sheet)}>
          {t('cancel')}
        </Button>
      )
    );
  };

  const columns: readonly Column<ShownSheet>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ createDate }) => createDate },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'price', head: t('columns.price'), cell: priceCell, isNumber: true },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('columns.action'), isHeadHidden: true, isNumber: true, cell: action },
  ];
  return (
    <Section
      title={t('mine')}
      note={sheets && sheets.length > 0 && <Second>{t('count', { count: sheets.length })}</Second>}
    >
      <DataTable
        caption={t('mine')}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={sheets}
        keyOf={({ id }) => id}
        pageSize={SHOWN_REQUESTS}
        moreLabel={(left) => t('more', { left })}
        isMarked={({ state }) => state === 'rejected'}
        empty={<Empty icon={FileText} title={t('none')} hint={t('noneHint')} />}
        failure={failure}
      />
      {toCancel && (
        <CancelDialog
          sheet={toCancel}
          what={subjectOf(toCancel) ?? t('subjectGone')}
          onClose={() => setToCancel(null)}
        />
      )}
    </Section>
  );
}
