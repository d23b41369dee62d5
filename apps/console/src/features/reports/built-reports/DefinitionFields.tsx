import { builtReportTexts, measureWords } from '@semestr/api/built-reports/words';
import {
  changeView,
  type ViewName,
  viewNames,
  viewOf,
  views,
  type WrittenDefinition,
} from '@semestr/core/built-reports';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { isLimitedToFaculty } from '../../../ui/own-faculty.ts';
import { reportTexts } from '../texts.ts';
import styles from './built.module.css';

export interface DefinitionProps {
  definition: WrittenDefinition;
  /** Receives an updater function, because two changes may happen before the next render. */
  onChange: (change: (now: WrittenDefinition) => WrittenDefinition) => void;
}

/** A role limited to one faculty is only offered views that can be filtered by faculty. */
const isOffered = (name: ViewName): boolean =>
  !isLimitedToFaculty() || views[name].dimensions.some((dimension) => dimension === 'faculty');

/** Fields for the measure, the rows and the columns. */
export function DefinitionFields({ definition, onChange }: DefinitionProps) {
  const t = useTexts(reportTexts);
  const parts = useTexts(builtReportTexts);
  const { rows, across, measure } = definition;
  const [first = '', second = ''] = rows;
  const view = viewNames.find((name) => name === definition.view);
  const dimensions = viewOf(definition.view)?.dimensions ?? [];
  const measures = viewOf(definition.view)?.measures ?? [];

  /** Returns the dimensions that are not used elsewhere. */
  const free = (own: string) =>
    dimensions
      .filter((name) => name === own || ![...rows, across].includes(name))
      .map((name) => ({ value: name, label: parts(`dimensions.${name}`) }));
  const dimensionOf = (name: string): string => dimensions.find((one) => one === name) ?? '';
  const place = (change: Partial<WrittenDefinition>): void => onChange((now) => ({ ...now, ...change }));
  const placeRow = (index: number, name: string): void =>
    onChange((now) => ({
      ...now,
      rows: [0, 1].map((at) => (at === index ? name : (now.rows[at] ?? ''))).filter((one) => one !== ''),
    }));

  return (
    <div role="group" aria-label={t('built.fields')} className={styles.fields}>
      <SelectField
        label={t('built.view')}
        options={viewNames.filter(isOffered).map((name) => ({ value: name, label: parts(`views.${name}`) }))}
        {...(!view && { placeholder: t('built.choose') })}
        value={view ?? ''}
        onChange={({ target }) => {
          const chosen = viewNames.find((name) => name === target.value);
          if (chosen) onChange((now) => changeView(chosen, now));
        }}
      />
      <SelectField
        label={t('built.rows')}
        options={free(first)}
        {...(dimensionOf(first) === '' && { placeholder: t('built.choose') })}
        value={dimensionOf(first)}
        onChange={({ target }) => placeRow(0, target.value)}
      />
      <SelectField
        label={t('built.secondRows')}
        options={free(second)}
        placeholder={t('built.none')}
        value={dimensionOf(second)}
        onChange={({ target }) => placeRow(1, target.value)}
      />
      <SelectField
        label={t('built.across')}
        options={free(across ?? '')}
        placeholder={t('built.none')}
        value={dimensionOf(across ?? '')}
        onChange={({ target }) => place({ across: target.value === '' ? null : target.value })}
      />
      <SelectField
        label={t('built.measure')}
        options={measures.map((name) => ({
          value: name,
          label: view ? measureWords(parts, view, name) : name,
        }))}
        {...(!measures.some((name) => name === measure) && { placeholder: t('built.choose') })}
        value={measures.find((name) => name === measure) ?? ''}
        onChange={({ target }) => place({ measure: target.value })}
      />
    </div>
  );
}
