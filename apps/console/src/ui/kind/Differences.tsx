import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/audit';
import { useTexts } from '@semestr/ui/language.tsx';
import type { AnyField } from './field.ts';
import { Value } from './Value.tsx';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import styles from './history.module.css';

type Entry = Reply<typeof audit.one>;

/** A changed field as stored in the audit log: its old and its new value. */
interface Change {
  source: string;
  from: unknown;
  to: unknown;
}

/** Returns the changed fields of an audit entry; none for a record that was created or deleted. */
export const changesIn = (details: Entry['details']): Change[] =>
  Object.entries(details ?? {}).flatMap(([source, value]) =>
    typeof value === 'object' && value !== null && 'from' in value && 'to' in value
      ? [{ source, from: value.from, to: value.to }]
      : [],
  );

interface ChangedValueProps {
  change: Change;
  /** Formats the values; without it, they are displayed as stored. */
  field: AnyField | undefined;
}

/** The old and the new value of a changed field. */
export function ChangedValue({ change: { source, from, to }, field }: ChangedValueProps) {
  const t = useTexts(uiTexts);
  const renderValue = (value: unknown) => {
    if (value === null || value === undefined || value === '') return t('record.empty');
    if (field) return <Value field={field} source={source} value={value} isPlain />;
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return (
    <span className={styles.change}>
      <del>{renderValue(from)}</del> <ins>{renderValue(to)}</ins>
    </span>
  );
}

interface DifferencesProps {
  entry: Entry;
  fields: ReadonlyMap<string, AnyField>;
}

/**
 * Lists the changed fields of an audit entry. Renders nothing for a record that was created or deleted, because its
 * values are shown above or no longer exist.
 */
export function Differences({ entry: { details }, fields }: DifferencesProps) {
  const nameOf = useFieldName();
  const changes = changesIn(details);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.source}>
          <span className={styles.field}>{nameOf(change.source)}</span>{' '}
          <ChangedValue change={change} field={fields.get(change.source)} />
        </li>
      ))}
    </ul>
  );
}
