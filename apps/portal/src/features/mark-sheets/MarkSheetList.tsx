import type { Language } from '@semestr/core/languages';
import { wordOf } from '@semestr/core/data-words';
import { close, file } from '@semestr/api/mark-sheets';
import { capitalise, keepOnOneLine } from '@semestr/core/display';
import { type MarkSheetStateView } from '@semestr/core/mark-sheets';
import { requestRules } from '@semestr/core/requests/kinds';
import { mayCancel } from '@semestr/core/requests/lifecycle';
import { DataText } from '@semestr/ui/DataText.tsx';
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
import { useNow } from '../../hydration/now.ts';
import { RequestState } from '../../ui/requests/RequestState.tsx';
import { RequestTable } from '../../ui/requests/RequestTable.tsx';
import { sheetsOf, type SheetView } from './mark-sheets.ts';
import { markSheetTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

/** State of the request, with the next step. */
function State({ sheet }: { sheet: SheetView }) {
  const { number, decidedOn, expiresOn } = sheet;
  const t = useTexts(markSheetTexts);
  const { today } = useNow();
  const next = (state: MarkSheetStateView): string => {
    if (state === 'processing') return t('next.processing');
    if (state === 'cancelled')
      return decidedOn ? t('next.cancelledOn', { date: decidedOn }) : t('next.cancelled');
    if (state === 'rejected') return decidedOn ? t('next.rejectedOn', { date: decidedOn }) : '';
    const validity = expiresOn
      ? t(expiresOn < today ? 'next.expired' : 'next.printedUntil', { date: expiresOn })
      : t('next.printed');
    return number === null ? capitalise(validity) : t('next.numbered', { number, validity });
  };
  const isAsked = useIsAsked('markSheets', sheet.id);
  return <RequestState request={sheet} kind="markSheets" isAsked={isAsked} next={next} />;
}

/** "ОАиП, Экз.": the subject is data of the university, the form of assessment a word. */
const subjectOf = ({ subject }: SheetView, language: Language): string | null =>
  subject &&
  [
    subject.abbrev ?? subject.name,
    subject.lessonTypeAbbrev && wordOf('control', subject.lessonTypeAbbrev, language),
  ]
    .filter(Boolean)
    .join(', ');

/** Subject and examiner of a mark sheet. */
function What({ sheet }: { sheet: SheetView }) {
  const t = useTexts(markSheetTexts);
  const { employee, hours } = sheet;
  const name = subjectOf(sheet, t.language);
  const details = [employee && keepOnOneLine(employee.fio), hours && t('hoursOf', { count: hours })];
  return (
    <TwoLines
      first={<DataText>{name ?? t('subjectGone')}</DataText>}
      second={<DataText>{details.filter(Boolean).join(', ')}</DataText>}
    />
  );
}

function Price({ sheet: { price } }: { sheet: SheetView }) {
  const t = useTexts(markSheetTexts);
  if (price === null) return null;
  return price === 0 ? t('free') : t('money', { price });
}

const whatCell = (sheet: SheetView) => <What sheet={sheet} />;
const priceCell = (sheet: SheetView) => <Price sheet={sheet} />;
const stateCell = (sheet: SheetView) => <State sheet={sheet} />;

interface MarkSheetListProps {
  /** Undefined while loading. */
  sheets: readonly SheetView[] | undefined;
  /** Error message if they failed to load. */
  failure: ReactNode;
  onOrderAgain: (sheet: SheetView) => void;
}

/** Ordered mark sheets, newest first. */
export function MarkSheetList({ sheets, failure, onOrderAgain }: MarkSheetListProps) {
  const t = useTexts(markSheetTexts);
  const { queryKey } = sheetsOf(usePerson());
  const [toCancel, setToCancel] = useState<SheetView | null>(null);

  const action = (sheet: SheetView) => {
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
      mayCancel(requestRules.markSheets.lifecycle, state) && (
        <Button look="text" onClick={() => setToCancel(sheet)}>
          {t('cancel')}
        </Button>
      )
    );
  };

  const columns: readonly Column<SheetView>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ createDate }) => createDate },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'price', head: t('columns.price'), cell: priceCell, isNumber: true },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('columns.action'), isHeadHidden: true, isNumber: true, cell: action },
  ];
  return (
    <Section
      title={t('mine')}
      note={sheets && sheets.length > 0 && <Caption>{t('count', { count: sheets.length })}</Caption>}
    >
      <RequestTable
        caption={t('mine')}
        columns={columns}
        rows={sheets}
        keyOf={({ id }) => id}
        empty={<Empty icon={FileText} title={t('none')} hint={t('noneHint')} />}
        failure={failure}
      />
      {toCancel && (
        <ConfirmMutation
          call={close}
          request={{ query: { id: String(toCancel.id) } }}
          refetches={[queryKey]}
          title={t('cancelTitle')}
          confirm={t('cancelYes')}
          cancel={t('cancelNo')}
          done={t('cancelled')}
          onClose={() => setToCancel(null)}
        >
          {t('cancelText', { what: subjectOf(toCancel, t.language) ?? t('subjectGone') })}
        </ConfirmMutation>
      )}
    </Section>
  );
}
