import type { TableImport } from '@semestr/api/table-imports';
import { isTermCode, type TermCode } from '@semestr/core/term';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { sentenceOf } from '../../client.ts';
import { Fault } from '../../ui/Fault.tsx';
import { useTermChoices } from '../../ui/terms.ts';
import { GridTables } from './GridTables.tsx';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';
import { useGrid, useReadAgain } from './use-source.ts';

interface GridStepProps {
  row: TableImport;
  /** Called when the file is not a timetable, to select its header manually. */
  onChooseHead: () => void;
  onCheck: () => void;
  /** Called when the rows have changed. */
  onRead: () => void;
}

/** The second step for a timetable: the lessons found in each cell, and their term. */
export function GridStep({ row, onChooseHead, onCheck, onRead }: GridStepProps) {
  const t = useTexts(tableImportTexts);
  const { data, error, refetch } = useGrid(row);
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  const { term = null, assumed = 0 } = row.grid ?? {};
  return (
    <>
      <p className={styles.note}>{t('grid.about', { count: row.rows })}</p>
      <Term row={row} term={term} onRead={onRead} />
      {assumed > 0 && <Banner kind="warning">{t('grid.assumed', { count: assumed })}</Banner>}
      <div className={styles.act}>
        <Button look="primary" disabled={term === null} onClick={onCheck}>
          {t('columns.check')}
        </Button>
        <Button onClick={onChooseHead}>{t('grid.isList')}</Button>
        {term === null && <span className={styles.why}>{t('grid.wantsTerm')}</span>}
      </div>
      {data && <GridTables {...data} />}
    </>
  );
}

interface TermProps extends Pick<GridStepProps, 'row' | 'onRead'> {
  term: TermCode | null;
}

/** Selects the term. It determines the dates and bells of the lessons, so a change parses the file again. */
function Term({ row, term, onRead }: TermProps) {
  const t = useTexts(tableImportTexts);
  const choices = useTermChoices();
  const { read, isPending, failure } = useReadAgain(row.id, onRead);
  return (
    <div className={styles.term}>
      <SelectField
        label={t('grid.term')}
        {...(term === null && { placeholder: t('grid.termPlaceholder') })}
        options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={term ?? ''}
        disabled={isPending}
        onChange={({ target: { value } }) => isTermCode(value) && void read(null, value)}
      />
      {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
    </div>
  );
}
