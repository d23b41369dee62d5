import type { Client } from '@semestr/api/client';
import { all } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import type { Audience, BroadcastAudience } from '@semestr/core/broadcasts';
import { groupIdsOf } from '../../http/group-ids.ts';
import { failure } from '../../io/failure.ts';
import { printable } from '../../io/output.ts';
import { texts } from './texts.ts';

/** Audience as typed. */
export interface Typed {
  audience: BroadcastAudience;
  /** Group numbers. */
  groups: readonly string[];
  courses: readonly number[];
  /** Faculty abbreviations. */
  faculties: readonly string[];
}

/** Returns the ids of faculties by their abbreviations. Throws when there is no such faculty. */
async function facultyIdsOf(client: Client, abbreviations: readonly string[]): Promise<number[]> {
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

/** Resolves the audience of a broadcast to ids. */
export const audienceOf = async (
  client: Client,
  { audience, groups, courses, faculties }: Typed,
): Promise<{
  audience: Audience['audience'];
  facultyIds: number[];
  courses: number[];
  groupIds: number[];
}> => ({
  audience,
  facultyIds: await facultyIdsOf(client, faculties),
  courses: [...courses],
  groupIds: groups.length === 0 ? [] : await groupIdsOf(client, groups),
});
