import { builtReportTexts } from '@semestr/api/built-reports/words';
import { dimensionNames, measureNames, viewNames } from '@semestr/core/built-reports';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import type { Show } from '../../../ui/form/displayed-values.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { Reference } from '../../../ui/record/Reference.tsx';
import { reportTexts } from '../texts.ts';
import { recordDimensions } from './record-dimensions.ts';

/** Parts of a saved report, for comparing two versions of it. */
export function DefinitionSummary() {
  const t = useTexts(reportTexts);
  const parts = useTexts(builtReportTexts);

  function dimension(name: unknown): string {
    const match = dimensionNames.find((one) => one === name);
    return match ? parts(`dimensions.${match}`) : String(name);
  }

  function measure(name: unknown): string {
    const match = measureNames.find((one) => one === name);
    if (match === undefined) return String(name);
    return match === 'count' ? t('built.howMany') : parts(`measures.${match}`);
  }

  function view(name: unknown): string {
    const match = viewNames.find((one) => one === name);
    return match ? parts(`views.${match}`) : String(name);
  }

  return (
    <>
      <Part source="name" label={t('built.name')} show={String} />
      <Part source="view" label={t('built.view')} show={view} />
      <Part
        source="rows"
        label={t('built.rows')}
        show={(names) => (Array.isArray(names) ? names.map(dimension).join(', ') : null)}
      />
      <Part source="across" label={t('built.across')} show={dimension} />
      <Part source="measure" label={t('built.measure')} show={measure} />
      <Part source="filter" label={t('built.filter')} show={conditionsFormatter(dimension)} />
    </>
  );
}

const conditionsFormatter =
  (nameOf: (name: string) => string): Show =>
  (filter) => <Conditions filter={filter} nameOf={nameOf} />;

/** A part that is only compared, not edited. */
function Part({ source, label, show }: { source: string; label: string; show: Show }) {
  useField({ source, label, isOptional: true }, { show });
  return null;
}

/** "Факультет: ФИС; Курс: 1, 2". */
function Conditions({ filter, nameOf }: { filter: unknown; nameOf: (name: string) => string }): ReactNode {
  const t = useTexts(reportTexts);
  const entries = typeof filter === 'object' && filter !== null ? Object.entries(filter) : [];
  if (entries.length === 0) return t('built.none');
  return entries.map(([name, values], index) => (
    <span key={name}>
      {index > 0 && '; '}
      {name === 'from' || name === 'to' ? t(`conditions.${name}`) : nameOf(name)}:{' '}
      {[values].flat().map((value, place) => (
        <span key={String(value)}>
          {place > 0 && ', '}
          <ValueWords dimension={name} value={value} />
        </span>
      ))}
    </span>
  ));
}

function ValueWords({ dimension, value }: { dimension: string; value: unknown }) {
  const match = dimensionNames.find((one) => one === dimension);
  const recordType = match && recordDimensions[match];
  return recordType ? <Reference resource={recordType.reference} id={Number(value)} /> : String(value);
}
