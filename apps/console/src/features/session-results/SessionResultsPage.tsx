import * as files from '@semestr/api/session-results';
import { Empty } from '@semestr/ui/Empty.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import { GraduationCap, SearchX } from 'lucide-react';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { RecordField } from '../../ui/form/RecordField.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from '../../ui/sheet/sheet.module.css';
import { ResultsSheet } from './ResultsSheet.tsx';
import { sessionResultTexts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { type Results, useResults } from './use-results.ts';

/** Two semesters for each of at most six years. */
const SEMESTERS = 12;

/** Session results of a group: marks in the disciplines of a semester, edited like a spreadsheet. */
export default function SessionResultsPage() {
  const t = useTexts(sessionResultTexts);
  const { groupId, semester, chooseGroup, chooseSemester } = useAddress();
  const { data, dataUpdatedAt, error, refetch } = useResults(groupId, semester);
  const current = semester ?? data?.semester;
  return (
    <Page
      title={data ? t('title', { group: data.group.name }) : t('names')}
      subtitle={data && t('about', { semester: data.semester })}
      actions={
        data && (
          <DownloadButton
            call={files.table}
            request={{
              params: { groupId: String(data.group.id) },
              query: { semester: String(data.semester) },
            }}
          >
            {t('table')}
          </DownloadButton>
        )
      }
    >
      <search aria-label={t('choices')} className={styles.choosers}>
        <div className={styles.middle}>
          <RecordField
            label={t('fields.groupId')}
            placeholder={t('choose')}
            reference="groups"
            sort="name"
            value={groupId}
            onChange={chooseGroup}
          />
        </div>
        <div className={styles.short}>
          <SelectField
            label={t('fields.semester')}
            disabled={current === undefined}
            {...(current === undefined && { placeholder: '–' })}
            value={current ?? ''}
            options={Array.from({ length: SEMESTERS }, (_, index) => ({
              value: String(index + 1),
              label: t('semester', { semester: index + 1 }),
            }))}
            onChange={({ target }) => chooseSemester(target.value)}
          />
        </div>
      </search>
      {content()}
    </Page>
  );

  function content() {
    if (groupId === null) return <Empty icon={GraduationCap} title={t('begin')} hint={t('beginHint')} />;
    if (error) return <Fault error={error} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <table className={styles.waiting}>
          <tbody>
            <WaitingRows rows={12} columns={6} />
          </tbody>
        </table>
      );
    return <Content key={`${groupId} ${data.semester} ${dataUpdatedAt}`} data={data} />;
  }
}

function Content({ data }: { data: Results }) {
  const t = useTexts(sessionResultTexts);
  if (data.columns.length === 0)
    return <Empty icon={SearchX} title={t('noDisciplines')} hint={t('noDisciplinesHint')} />;
  if (data.rows.length === 0)
    return <Empty icon={SearchX} title={t('noStudents')} hint={t('noStudentsHint')} />;
  return <ResultsSheet data={data} />;
}
