import { MAX_CELL, type TableFault, type TableImport } from '@semestr/api/table-imports';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../client.ts';
import { Fault } from '../../ui/Fault.tsx';
import { reasonOf } from './FaultsTable.tsx';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';
import { useCorrectRow, useRow } from './use-correct-row.ts';

interface CorrectRowDialogProps {
  row: TableImport;
  /** Number of the row. */
  at: number;
  columns: TableImport['columns'];
  faults: readonly TableFault[];
  onClose: () => void;
}

/** Dialog with the cells of a row, those with errors first. Stays open until the row has no errors. */
export function CorrectRowDialog(props: CorrectRowDialogProps) {
  const { row, at, faults, onClose } = props;
  const t = useTexts(tableImportTexts);
  const { data: cells, error, refetch } = useRow(row.id, at);
  return (
    <Dialog title={t('mend.title', { row: faults[0]?.cell ?? String(at) })} onClose={onClose}>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {cells && <Cells {...props} cells={cells} />}
    </Dialog>
  );
}

function Cells({
  row,
  at,
  columns,
  faults,
  cells,
  onClose,
}: CorrectRowDialogProps & { cells: readonly string[] }) {
  const t = useTexts(tableImportTexts);
  const language = useLanguage();
  const mend = useCorrectRow(row.id, columns);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  /** Errors after the last correction; null before the first one. */
  const [left, setLeft] = useState<readonly TableFault[] | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const current = left ?? faults;
  const errorOf = (column: number, form: string): string | undefined => {
    const fault = current.find((one) => one.column === column);
    return fault && reasonOf(fault, form, language);
  };
  const fields = row.fields
    .flatMap(({ field, title, form }) => {
      const column = columns[field];
      return column === undefined ? [] : [{ column, title, form }];
    })
    .toSorted((a, b) => Number(isFaulty(b.column)) - Number(isFaulty(a.column)));
  // Errors of the whole row, or of a field without a column, do not belong to a cell.
  const others = current.filter(({ column }) => column === null);

  /** Whether the cell was invalid when the dialog opened. The order does not change during editing. */
  function isFaulty(column: number): boolean {
    return faults.some((fault) => fault.column === column);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPending(true);
    setFailure(null);
    try {
      const changed = Object.entries(typed).map(([column, value]) => ({ column: Number(column), value }));
      const outcome = await mend(at, changed);
      if (outcome.counts.faulty === 0) return onClose();
      setLeft(outcome.faults);
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  }

  return (
    <form className={styles.mend} onSubmit={(event) => void save(event)}>
      {others.map((fault) => (
        <Banner key={`${fault.field ?? ''} ${fault.reason}`} kind="warning">
          {reasonOf(fault, undefined, language)}
        </Banner>
      ))}
      {fields.map(({ column, title, form }) => {
        const value = typed[column] ?? cells[column] ?? '';
        // Read-only while pending, so that the checked text is the displayed one.
        const field = { label: title, error: errorOf(column, form), value, readOnly: isPending };
        const change = (text: string): void => setTyped({ ...typed, [column]: text });
        return value.includes('\n') ? (
          <TextAreaField key={column} {...field} maxLength={MAX_CELL} onChange={change} />
        ) : (
          <TextField key={column} {...field} onChange={({ target }) => change(target.value)} />
        );
      })}
      {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
      <div className={styles.act}>
        <Button look="primary" type="submit" isPending={isPending}>
          {t('mend.save')}
        </Button>
        <Button onClick={onClose}>{t('mend.keep')}</Button>
      </div>
    </form>
  );
}
