import { exit, failure } from '../../io/failure.ts';
import { checkName } from './faults.ts';
import type { Fields } from './fields.ts';
import type { Values } from './input.ts';
import type { Row } from './record.ts';
import { texts } from './texts.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns what is sent when a record is changed: its writable fields, and the version that was read. */
export const writableOf = (record: Row, fields: Fields): Values => ({
  ...Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name in record)
      .map((name) => [name, record[name]]),
  ),
  version: record['version'],
});

/**
 * Builds a whole record with changes. A version among them is the one that the changes are based on. Read-only fields
 * may be present, as in a record that was read into a file, as long as their values are unchanged.
 */
export function changedBody(record: Row, fields: Fields, changes: Values): Values {
  const body: { [name: string]: unknown } = { ...writableOf(record, fields) };
  for (const [name, value] of Object.entries(changes))
    if (name in fields || name === 'version') body[name] = value;
    else if (!(name in record)) checkName('unknownField', name, Object.keys(fields));
    else if (!isSame(record[name], value)) throw failure(texts, (t) => t('fixedField', { name }), exit.usage);
  return body;
}
