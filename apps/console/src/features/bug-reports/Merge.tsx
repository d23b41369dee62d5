import { bugReports } from '@semestr/api/support-tickets';
import { dotted, localDate } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { useDebounced } from '@semestr/ui/debounced';
import { DataText } from '@semestr/ui/DataText.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useId, useState } from 'react';
import { HttpError, useGetList, useListContext, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { useUndoNotice } from '../../ui/record/use-undo.ts';
import styles from './bug-reports.module.css';
import type { BugReport } from './use-report.ts';
import { bugReportTexts } from './texts.ts';

interface MainChoiceProps {
  reports: readonly BugReport[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Radio buttons for the report into which the others are merged. */
function MainChoice({ reports, chosen, onChoose }: MainChoiceProps) {
  const t = useTexts(bugReportTexts);
  const name = useId();
  if (reports.length === 0) return <p role="status">{t('merge.none')}</p>;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('merge.main')}</legend>
      {reports.map(({ id, subject, email, createdAt }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {t('number', { number: id })}
          <span>
            <DataText>{subject}</DataText>
            <span className={styles.guess}>
              {email}, {dotted(localDate(new Date(createdAt)))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface MergeDialogProps {
  /** Options for the main report. */
  options: readonly BugReport[];
  /** Reports to merge, apart from the main one. */
  reports: readonly BugReport[];
  initial: number | null;
  /** Narrows the options. */
  search?: { words: string; onSearch: (words: string) => void };
  /** Called with the ids of the merged reports, even if a later merge fails. */
  onMerged: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Merges reports into one of the options sequentially; stops at the first failure. */
function MergeDialog({ options, reports, initial, search, onMerged, onClose }: MergeDialogProps) {
  const t = useTexts(bugReportTexts);
  const call = useCall();
  const offerUndo = useUndoNotice('bug-reports', 'update');
  const [chosen, setChosen] = useState(initial);

  async function merge(): Promise<void> {
    const main = options.find(({ id }) => id === chosen);
    if (!main) throw new HttpError(t('merge.choose'), 400);
    const merged: number[] = [];
    try {
      for (const { id, version } of reports) {
        if (id === main.id) continue;
        const body = { mergedIntoId: main.id, version };
        await call(bugReports.update, { params: { id: String(id) }, body });
        merged.push(id);
      }
    } finally {
      if (merged.length > 0) {
        offerUndo(t('merge.done', { count: merged.length }), merged);
        onMerged(merged);
      }
    }
    onClose();
  }

  return (
    <ConfirmDialog title={t('merge.title')} confirm={t('merge.confirm')} onConfirm={merge} onClose={onClose}>
      <p>{t('merge.hint')}</p>
      {search && (
        <TextField
          label={t('merge.search')}
          type="search"
          value={search.words}
          onChange={({ target }) => search.onSearch(target.value)}
          maxLength={100}
        />
      )}
      <MainChoice reports={options} chosen={chosen} onChoose={setChosen} />
    </ConfirmDialog>
  );
}

/** Maximum number of reports offered. */
const OFFERED = 8;
const TYPING_MS = 250;
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Merges a report into another one, which is found by text search. */
export function MergeOne({ report, onClose }: { report: BugReport; onClose: () => void }) {
  const refresh = useRefresh();
  const [words, setWords] = useState('');
  const settled = useDebounced(words.trim(), TYPING_MS);
  const { data = [] } = useGetList<BugReport>('bug-reports', {
    filter: settled === '' ? {} : { q: settled },
    sort: NEWEST,
    pagination: { page: 1, perPage: OFFERED },
  });
  return (
    <MergeDialog
      options={data.filter(({ id, mergedIntoId }) => id !== report.id && typeof mergedIntoId !== 'number')}
      reports={[report]}
      initial={null}
      search={{ words, onSearch: setWords }}
      onMerged={refresh}
      onClose={onClose}
    />
  );
}

/** Merges the selected reports of the list into the oldest or another one of them. */
export function MergeSelected() {
  const t = useTexts(bugReportTexts);
  const { data = [], selectedIds, onSelect, refetch } = useListContext<BugReport>();
  const [isAsking, setAsking] = useState(false);
  const reports = data
    .filter(({ id }) => selectedIds.includes(id))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (reports.length < 2) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('merge.open')}</Button>
      {isAsking && (
        <MergeDialog
          options={reports.filter(({ mergedIntoId }) => typeof mergedIntoId !== 'number')}
          reports={reports}
          initial={reports[0]?.id ?? null}
          onMerged={(merged) => {
            onSelect(selectedIds.filter((id) => !merged.includes(id)));
            void refetch();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
