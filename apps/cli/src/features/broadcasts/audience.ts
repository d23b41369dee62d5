import type { Client } from '@semestr/api/client';
import type { Audience, BroadcastAudience } from '@semestr/core/broadcasts';
import { facultyIdsOf } from '../../http/faculty-ids.ts';
import { groupIdsOf } from '../../http/group-ids.ts';

/** Audience as typed. */
export interface Typed {
  audience: BroadcastAudience;
  /** Group numbers. */
  groups: readonly string[];
  courses: readonly number[];
  /** Faculty abbreviations. */
  faculties: readonly string[];
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
