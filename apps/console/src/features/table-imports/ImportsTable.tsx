import type { TableImportInList } from '@semestr/api/table-imports';
import { dottedDateTime } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ImportState } from './ImportState.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { useOutcomeText } from './use-outcome-text.ts';
import { isRunning, countRemaining } from './use-import.ts';

const Kind = ({ kind }: TableImportInList) => useTexts(tableImportTexts)(`kinds.${kind}`);
const Outcome = (row: TableImportInList) => useOutcomeText()(row);
const Author = ({ by }: TableImportInList) => {
  const t = useTexts(tableImportTexts);
  return by ?? t('past.noneFound');
};

/** Button that undoes an import, while any of its changes remain. */
function Undo(row: TableImportInList) {
  const t = useTexts(tableImportTexts);
  const [isAsked, setAsked] = useState(false);
  if (isRunning(row) || row.state === 'undone' || countRemaining(row) === 0) return null;
  return (
    <>
      <Button look="text" onClick={() => setAsked(true)}>
        {t('undo.action')}
      </Button>
      {isAsked && <UndoDialog row={row} onClose={() => setAsked(false)} />}
    </>
  );
}

const columnsOf = (t: TableImportTexts): readonly Column<TableImportInList>[] => [
  {
    key: 'file',
    head: t('past.file'),
    cell: ({ id, fileName }) => <Link to={`/table-imports/${id}`}>{fileName}</Link>,
  },
  { key: 'kind', head: t('past.kind'), cell: (row) => <Kind {...row} /> },
  { key: 'by', head: t('past.by'), cell: (row) => <Author {...row} />, isNamedOnCard: true },
  {
    key: 'when',
    head: t('past.when'),
    cell: ({ createdAt }) => dottedDateTime(new Date(createdAt)).slice(0, -':00'.length),
  },
  { key: 'state', head: t('past.state'), cell: ({ state }) => <ImportState state={state} /> },
  { key: 'did', head: t('past.did'), cell: (row) => <Outcome {...row} />, isNamedOnCard: true },
  { key: 'undo', head: t('past.actions'), isHeadHidden: true, cell: (row) => <Undo {...row} /> },
];

/** Imported files, latest first. Undefined while loading. */
export function ImportsTable({ imports }: { imports: readonly TableImportInList[] | undefined }) {
  const t = useTexts(tableImportTexts);
  return (
    <Section title={t('past.title')} className={styles.section}>
      <DataTable
        caption={t('past.title')}
        isCaptionHidden
        columns={columnsOf(t)}
        rows={imports}
        keyOf={({ id }) => id}
        empty={<Empty icon={FileSpreadsheet} title={t('past.empty')} hint={t('past.emptyHint')} />}
      />
    </Section>
  );
}
