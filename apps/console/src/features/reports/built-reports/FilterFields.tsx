import { builtReportTexts } from '@semestr/api/built-reports/words';
import { type DimensionName, type ViewName, views } from '@semestr/core/built-reports';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { IconButton } from '@semestr/ui/Button.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { DayField } from '../../../ui/form/DayField.tsx';
import { isLimitedToFaculty } from '../../../ui/own-faculty.ts';
import { reportTexts } from '../texts.ts';
import styles from './built.module.css';
import type { DefinitionProps } from './DefinitionFields.tsx';
import { ValuesField } from './ValuesField.tsx';

const valuesIn = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' || typeof one === 'number') : [];

/** Filters of the report: dimensions with any of the selected values, and dates. */
export function FilterFields({ view, definition, onChange }: DefinitionProps & { view: ViewName }) {
  const t = useTexts(reportTexts);
  const parts = useTexts(builtReportTexts);
  /** Added filters that have no value yet. */
  const [added, setAdded] = useState<readonly DimensionName[]>([]);
  const { filter } = definition;
  const { dimensions, hasDays }: { dimensions: readonly DimensionName[]; hasDays: boolean } = views[view];
  const visible = dimensions.filter((name) => name in filter || added.includes(name));
  const others = dimensions.filter(
    (name) => !visible.includes(name) && !(name === 'faculty' && isLimitedToFaculty()),
  );

  function narrow(key: string, value: unknown): void {
    const isNothing = value === '' || (Array.isArray(value) && value.length === 0);
    onChange((now) => {
      const { [key]: _before, ...rest } = now.filter;
      return { ...now, filter: isNothing ? rest : { ...rest, [key]: value } };
    });
  }

  const day = (key: 'from' | 'to'): string | undefined => {
    const value = filter[key];
    return typeof value === 'string' ? value : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  const isBackwards = from !== undefined && to !== undefined && to < from;

  return (
    <search aria-label={t('built.filter')} className={styles.filter}>
      {hasDays && (
        <>
          <DayField label={t('conditions.from')} value={from} onChange={(value) => narrow('from', value)} />
          <DayField
            label={t('conditions.to')}
            value={to}
            // The server only accepts complete dates.
            error={isBackwards ? t('conditions.beforeFrom', { day: dotted(from as IsoDate) }) : undefined}
            onChange={(value) => narrow('to', value)}
          />
        </>
      )}
      {visible.map((name) => (
        <div key={name} className={styles.condition}>
          <ValuesField
            view={view}
            dimension={name}
            label={parts(`dimensions.${name}`)}
            placeholder={t('built.noValues')}
            values={valuesIn(filter[name])}
            onChange={(values) => {
              setAdded([...added.filter((one) => one !== name), name]);
              narrow(name, values);
            }}
          />
          <IconButton
            label={t('built.removeCondition', { name: parts(`dimensions.${name}`) })}
            className={styles.remove}
            onClick={() => {
              setAdded(added.filter((one) => one !== name));
              narrow(name, []);
            }}
          >
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </div>
      ))}
      {others.length > 0 && (
        <SelectField
          label={t('built.addCondition')}
          placeholder={t('built.choose')}
          options={others.map((name) => ({ value: name, label: parts(`dimensions.${name}`) }))}
          value=""
          onChange={({ target }) => {
            const chosen = others.find((name) => name === target.value);
            if (chosen) setAdded([...added, chosen]);
          }}
        />
      )}
    </search>
  );
}
