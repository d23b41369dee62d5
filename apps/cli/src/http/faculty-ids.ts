import type { Client } from '@semestr/api/client';
import { all } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import { failure } from '../io/failure.ts';
import { printable } from '../io/output.ts';
import { texts } from '../io/texts.ts';

/** Returns the ids of faculties by their abbreviations. Throws when there is no such faculty. */
export async function facultyIdsOf(client: Client, abbreviations: readonly string[]): Promise<number[]> {
  if (abbreviations.length === 0) return [];
  const faculties = rowsOf(await client.call(all, {}));
  return abbreviations.map((typed) => {
    const wanted = typed.trim().toLowerCase();
    const faculty = faculties.find(({ abbrev }) => abbrev.toLowerCase() === wanted);
    if (faculty) return faculty.id;
    const names = printable(faculties.map(({ abbrev }) => abbrev).join(', '));
    throw failure(texts, (t) => t('noFaculty', { name: typed, names }));
  });
}
