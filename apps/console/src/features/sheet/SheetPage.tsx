import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import { NotebookPen, SearchX } from 'lucide-react';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { SheetSelects } from './SheetSelects.tsx';
import { MarksSheet } from './MarksSheet.tsx';
import styles from '../../ui/sheet/sheet.module.css';
import { sheetTexts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { useChoices } from './use-choices.ts';
import { useSheetData } from './use-sheet-data.ts';

/** The marks sheet: the journal of a group in a subject, edited like a spreadsheet. */
export default function SheetPage() {
  const t = useTexts(sheetTexts);
  const address = useAddress();
  const choices = useChoices(address);
  const { subject, chosen } = choices;
  const { data, dataUpdatedAt, error, refetch } = useSheetData(address.groupId, chosen);
  const failure = choices.error ?? error;
  return (
    <Page
      title={subject ? t('title', { subject: subject.name }) : t('names')}
      subtitle={subject && choices.group && t('group', { group: choices.group.name })}
    >
      <SheetSelects address={address} choices={choices} columns={data?.columns ?? []} />
      {content()}
    </Page>
  );

  function content() {
    if (failure)
      return <Fault error={failure} onRetry={() => (choices.error ? choices.refetch() : void refetch())} />;
    if (address.groupId === null)
      return <Empty icon={NotebookPen} title={t('begin')} hint={t('beginHint')} />;
    if (choices.isReady && !subject)
      return <Empty icon={SearchX} title={t('noJournal')} hint={t('noJournalHint')} />;
    if (!data || !subject)
      return (
        <table className={styles.waiting}>
          <tbody>
            <WaitingRows rows={12} columns={6} />
          </tbody>
        </table>
      );
    if (data.columns.length === 0)
      return <Empty icon={SearchX} title={t('noLessons')} hint={t('noLessonsHint')} />;
    if (data.rows.length === 0)
      return <Empty icon={SearchX} title={t('noStudents')} hint={t('noStudentsHint')} />;
    return (
      <MarksSheet
        key={`${subject.id} ${dataUpdatedAt}`}
        data={data}
        label={t('title', { subject: subject.name })}
        type={address.type}
        subgroup={address.subgroup}
      />
    );
  }
}
