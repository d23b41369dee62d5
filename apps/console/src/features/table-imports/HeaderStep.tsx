import type { TableImport } from '@semestr/api/table-imports';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { useState } from 'react';
import { Fault } from '../../ui/Fault.tsx';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';
import { useFileFault } from './use-file-fault.ts';
import { type Place, useReadAgain, useSheets } from './use-source.ts';

interface HeaderStepProps {
  row: TableImport;
  onBack: () => void;
  /** Called when the file has been parsed with the selected header. */
  onRead: () => void;
}

/** Selects the row with the column titles among the first rows of each sheet. */
export function HeaderStep({ row, onBack, onRead }: HeaderStepProps) {
  const t = useTexts(tableImportTexts);
  const { data, error, refetch } = useSheets(row.id);
  const { read, isPending, failure } = useReadAgain(row.id, onRead);
  const faultOf = useFileFault();
  const [place, setPlace] = useState<Place>(row.place ?? { sheet: 0, row: 1 });
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  const sheets = data?.sheets ?? [];

  return (
    <>
      <p className={styles.note}>{t('head.about')}</p>
      {sheets.length > 1 && (
        <div className={styles.term}>
          <SelectField
            label={t('head.sheet')}
            options={sheets.map(({ name }, sheet) => ({ value: String(sheet), label: name }))}
            value={String(place.sheet)}
            onChange={({ target }) => setPlace({ sheet: Number(target.value), row: 1 })}
          />
        </div>
      )}
      <Rows rows={sheets[place.sheet]?.rows ?? []} place={place} onChoose={setPlace} />
      {failure !== null && <Banner kind="error">{faultOf(failure)}</Banner>}
      <div className={styles.act}>
        <Button look="primary" isPending={isPending} onClick={() => void read(place, null)}>
          {t('head.read')}
        </Button>
        <Button disabled={isPending} onClick={() => void read(null, null)}>
          {t('head.automatic')}
        </Button>
        <Button look="text" onClick={onBack}>
          {t('head.back')}
        </Button>
      </div>
    </>
  );
}

interface RowsProps {
  rows: readonly (readonly string[])[];
  place: Place;
  onChoose: (place: Place) => void;
}

/** The rows that are not empty, each with a radio button. */
function Rows({ rows, place, onChoose }: RowsProps) {
  const t = useTexts(tableImportTexts);
  return (
    <fieldset className={styles.rows}>
      <legend>{t('head.row')}</legend>
      {rows.map((cells, index) => {
        const row = index + 1;
        const texts = cells.filter(Boolean);
        return (
          texts.length > 0 && (
            <label key={row} className={styles.row}>
              <input
                type="radio"
                name="head-row"
                checked={place.row === row}
                onChange={() => onChoose({ ...place, row })}
              />
              <span className={styles.need}>{row}</span>
              <span className={styles.rowText} {...asPrivate}>
                {texts.join(' | ')}
              </span>
            </label>
          )
        );
      })}
    </fieldset>
  );
}
