import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/audit';
import { useTexts } from '@semestr/ui/language.tsx';
import type { AnyField } from './field.ts';
import { Value } from './Value.tsx';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import styles from './history.module.css';

interface DifferencesProps {
  entry: Reply<typeof audit.one>;
  fields: ReadonlyMap<string, AnyField>;
}

/** A changed field as stored in the audit log: its old and its new value. */
const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/**
 * Lists the changed fields of an audit entry. For a record that was created or deleted it renders nothing: its values
 * are shown above, or no longer exist.
 */
export function Differences({ entry: { details }, fields }: DifferencesProps) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const changes = Object.entries(details ?? {}).filter(([, value]) => isChange(value));
  if (changes.length === 0) return null;
  const renderValue = (source: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return t('record.empty');
    const field = fields.get(source);
    if (field) return <Value field={field} source={source} value={value} isPlain />;
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return (
    <ul className={styles.changes}>
      {changes.map(
        ([source, value]) =>
          isChange(value) && (
            <li key={source}>
              <span className={styles.field}>{nameOf(source)}</span>{' '}
              <del>{renderValue(source, value.from)}</del> <ins>{renderValue(source, value.to)}</ins>
            </li>
          ),
      )}
    </ul>
  );
}
