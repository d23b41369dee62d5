import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ofStudent, period } from './filters.ts';
import { resource, text } from './resource.ts';
import { DottedDate, Id, IsoDate } from './shapes.ts';

/** An activity of a student outside lessons. */
export const Work = z.object({ id: Id, title: z.string(), date: DottedDate, status: z.string() });
export type Work = z.output<typeof Work>;

const own = {
  method: 'GET',
  access: 'signed-in',
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
} as const;

export const isBrsm = endpoint({
  ...own,
  path: '/api/v1/activity/is-brsm',
  summary: 'Whether the student is a member of the youth union',
  reply: z.boolean(),
});

export const isProfCom = endpoint({
  ...own,
  path: '/api/v1/activity/is-prof-com',
  summary: 'Whether the student is a member of the trade union',
  reply: z.boolean(),
});

export const socialWork = endpoint({
  ...own,
  path: '/api/v1/activity/social-work',
  summary: 'List the student’s social work, newest first',
  reply: z.array(Work),
  isExtension: true,
});

export const researchWork = endpoint({
  ...own,
  path: '/api/v1/activity/research-work',
  summary: 'List the student’s research, newest first',
  reply: z.array(Work),
  isExtension: true,
});

const membership = { studentId: Id, kind: z.enum(['brsm', 'prof-com']), since: IsoDate };
export const memberships = resource('memberships', 'the memberships of the youth union and the trade union', {
  area: 'student-details',
  fields: membership,
  edited: membership,
  filter: { ...ofStudent, kind: membership.kind },
  conditions: period,
});

const work = {
  studentId: Id,
  kind: z.enum(['social', 'research']),
  title: text(500),
  date: IsoDate,
  status: text(100),
};
export const works = resource('works', 'the social and research works', {
  area: 'student-details',
  fields: work,
  edited: work,
  filter: { ...ofStudent, kind: work.kind },
  conditions: period,
});
