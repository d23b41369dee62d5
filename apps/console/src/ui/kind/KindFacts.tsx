import { useTexts } from '@semestr/ui/language.tsx';
import type { RaRecord } from 'react-admin';
import { Fact } from '../record/Section.tsx';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import type { AnyField } from './field.ts';
import { Value } from './Value.tsx';

interface KindFactsProps {
  fields: readonly (readonly [string, AnyField])[];
  record: RaRecord;
}

/** Read-only fields of a plain record. */
export function KindFacts({ fields, record }: KindFactsProps) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  return fields.map(([source, field]) => {
    const value: unknown = record[source];
    const isKnown = value !== null && value !== undefined && value !== '';
    return (
      <Fact key={source} name={nameOf(source)} isKnown={isKnown} isLong={field.isLong}>
        {isKnown ? <Value field={field} source={source} value={value} /> : t('record.empty')}
      </Fact>
    );
  });
}
