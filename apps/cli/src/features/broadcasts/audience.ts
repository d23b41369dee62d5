import type { Client } from '@semestr/api/client';
import { all } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import type { Audience, BroadcastAudience } from '@semestr/core/broadcasts';
import { groupIdsOf } from '../../http/group-ids.ts';
import { failure } from '../../io/failure.ts';
import { printable } from '../../io/output.ts';
import { texts } from './texts.ts';

/** To whom, as it was typed. */
export interface Typed {
  audience: BroadcastAudience;
  /** Numbers of groups. */
  groups: readonly string[];
  courses: readonly number[];
  /** Abbreviations of faculties. */
  faculties: readonly string[];
}

/** The ids of faculties by their abbreviations; refused where there is no such faculty. */
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

/** To whom a broadcast goes, by ids. */
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
