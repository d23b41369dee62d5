import { isDeepStrictEqual } from 'node:util';
import type { Imported } from '@semestr/api/imports';
import { isOwnId } from './own-ids.ts';

type Of<List extends 'refused' | 'notes' | 'lessons'> = Omit<Imported[List][number], 'index'>;

/** Numbers of added, changed and removed lessons of a schedule. */
export type LessonChanges = Of<'lessons'>;

/** Adds a note about a value that was assumed for a record, or omitted from it. */
export type Note = (reason: Of<'notes'>['reason'], field: string, value: string) => void;

/** The result for one record. */
export type Outcome =
  | { result: 'stored' | 'unchanged'; lessons?: LessonChanges }
  | { result: 'taken' | 'unknown'; field: string }
  | ({ result: 'refused' } & Of<'refused'>);

/**
 * Inserts or updates one record. The row is found by its id, otherwise by a unique name (an imported id then replaces a
 * local one). The version is incremented, so that an edit of the old row in the console is rejected. Reports a name
 * that another row has as taken, and an id that this server assigned to a record with another name.
 */
export async function reconcile<T extends { id: number }>(
  record: T,
  rows: readonly (T & { version: number })[],
  write: {
    /** The field with the name, in addition to the id; rows found only by this field have the same name. */
    field: keyof T & string;
    insert: (record: T) => Promise<unknown>;
    update: (oldId: number, record: T & { version: number }) => Promise<unknown>;
  },
): Promise<Outcome> {
  const own = rows.find((row) => row.id === record.id) ?? rows[0];
  if (rows.length > 1) return { result: 'taken', field: write.field };
  if (!own) {
    await write.insert(record);
    return { result: 'stored' };
  }
  if (own.id === record.id && isOwnId(own.id) && own[write.field] !== record[write.field])
    return { result: 'taken', field: 'id' };
  const { version, ...before } = own;
  if (isDeepStrictEqual(before, record)) return { result: 'unchanged' };
  await write.update(own.id, { ...record, version: version + 1 });
  return { result: 'stored' };
}

/** Finds the unique field that a record shares with an earlier, different record of the batch. */
function duplicates<T extends object>(fields: readonly (keyof T & string)[]) {
  const firstByValue = new Map<string, T>();
  return (record: T): string | null => {
    const keys = fields.map((field) => [field, `${field} ${String(record[field])}`] as const);
    const clash = keys.find(
      ([, key]) => firstByValue.has(key) && !isDeepStrictEqual(firstByValue.get(key), record),
    );
    if (clash) return clash[0];
    for (const [, key] of keys) firstByValue.set(key, record);
    return null;
  };
}

/**
 * Stores records sequentially and counts the results. No two records may share a value of the `unique` fields: of two
 * different records in one batch that do, the later one is skipped, because either could be correct.
 */
export async function storeEach<T extends object>(
  records: readonly T[],
  unique: readonly (keyof T & string)[],
  store: (record: T, note: Note) => Promise<Outcome>,
): Promise<Imported> {
  const imported: Imported = { stored: 0, unchanged: 0, skipped: [], refused: [], notes: [], lessons: [] };
  const duplicateField = duplicates<T>(unique);
  for (const [index, record] of records.entries()) {
    const field = duplicateField(record);
    const outcome: Outcome =
      field === null
        ? await store(record, (reason, noted, value) => {
            imported.notes.push({ index, reason, field: noted, value });
          })
        : { result: 'taken', field };
    if (outcome.result === 'refused') {
      const { before, after } = outcome;
      imported.refused.push({ index, before, after });
    } else if ('field' in outcome) {
      imported.skipped.push({ index, field: outcome.field, reason: outcome.result });
    } else {
      imported[outcome.result] += 1;
      if (outcome.lessons) imported.lessons.push({ index, ...outcome.lessons });
    }
  }
  return imported;
}
