import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { useId } from 'react';
import { uiTexts } from '../texts/index.ts';
import styles from './form.module.css';
import { useDisplayedValues } from './displayed-values.ts';

interface VersionsProps {
  /** The fields that differ. */
  names: readonly string[];
  theirs: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  /** The fields that keep the stored value. */
  taken: ReadonlySet<string>;
  onTake: (taken: ReadonlySet<string>) => void;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Two versions of a record side by side; the user selects one of them for each field. */
export function Versions({ names, theirs, mine, taken, onTake }: VersionsProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  const { fields } = useDisplayedValues();
  const cell = (name: string, version: typeof theirs, isTaken: boolean) => {
    const value = version[name];
    const others = [...taken].filter((one) => one !== name);
    return (
      <td>
        <label className={styles.version}>
          <input
            type="radio"
            name={`${id}-${name}`}
            checked={taken.has(name) === isTaken}
            onChange={() => onTake(new Set(isTaken ? [...others, name] : others))}
          />
          <span>{isNothing(value) ? t('form.none') : fields.get(name)?.show(value)}</span>
        </label>
      </td>
    );
  };
  return (
    <table className={classNames(table.table, styles.versions)}>
      <thead>
        <tr>
          <th scope="col">{t('stale.field')}</th>
          <th scope="col">{t('stale.theirs')}</th>
          <th scope="col">{t('stale.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{fields.get(name)?.label}</th>
            {cell(name, theirs, true)}
            {cell(name, mine, false)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
