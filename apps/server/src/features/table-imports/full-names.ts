import { foldName } from '@semestr/core/names/key';
import { hasSameWords, joinNameParts, type NameParts } from '@semestr/core/table-import-full-names';
import type { Row } from '../../records/store.ts';
import { type CellFault, keepNames, nameFields, type Stored, wholeName } from './kind.ts';

/** Full names in one column. */

const isNameParts = (value: unknown): value is NameParts =>
  typeof value === 'object' && value !== null && 'lastName' in value;

/**
 * Keeps the stored name when the full name of the row has the same words in any order and spelling, like `keepNames`.
 * Returns the fault of a full name with only one word for a new record.
 */
export function keepStoredName(stored: Stored | null, values: Row): CellFault | null {
  const whole = values['fullName'];
  delete values['fullName'];
  if (!stored)
    return isNameParts(whole) && values['firstName'] === undefined
      ? { field: 'fullName', reason: 'format' }
      : null;
  const name = wholeName(stored.body);
  if (isNameParts(whole) && hasSameWords(foldName(joinNameParts(whole)), foldName(name)))
    for (const field of nameFields) values[field] = stored.body[field];
  keepNames(stored, values);
  return null;
}
