/** Loads the records that exported rows refer to. */

/** Returns a record by its type and id; undefined when it is not loaded, or no longer exists. */
export type FindRecord = (to: string, id: number) => unknown;

interface Referred {
  readonly id: number;
}

export interface References {
  find: FindRecord;
  /** Loads every record that `read` looks for, and the records that these refer to. */
  loadFor: (read: (find: FindRecord) => void) => Promise<void>;
}

/** Creates an empty store of records; `load` returns those of a type that still exist. */
export function createReferences(
  load: (to: string, ids: readonly number[]) => Promise<readonly Referred[]>,
): References {
  const loaded = new Map<string, Map<number, Referred | undefined>>();

  const recordsOf = (to: string): Map<number, Referred | undefined> => {
    const records = loaded.get(to) ?? new Map<number, Referred | undefined>();
    loaded.set(to, records);
    return records;
  };

  const find: FindRecord = (to, id) => loaded.get(to)?.get(id);

  function missingFor(read: (find: FindRecord) => void): ReadonlyMap<string, ReadonlySet<number>> {
    const missing = new Map<string, Set<number>>();
    read((to, id) => {
      const records = recordsOf(to);
      if (!records.has(id)) missing.set(to, (missing.get(to) ?? new Set()).add(id));
      return records.get(id);
    });
    return missing;
  }

  async function loadFor(read: (find: FindRecord) => void): Promise<void> {
    const missing = missingFor(read);
    if (missing.size === 0) return;
    for (const [to, ids] of missing) {
      const records = recordsOf(to);
      // Records that are not returned no longer exist.
      for (const id of ids) records.set(id, undefined);
      for (const record of await load(to, [...ids])) records.set(record.id, record);
    }
    // The loaded records may refer to further ones: a speciality to its form of education.
    await loadFor(read);
  }

  return { find, loadFor };
}
