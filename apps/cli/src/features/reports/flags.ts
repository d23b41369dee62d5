import type { Request } from '@semestr/api/endpoint';
import type { one, ParameterName } from '@semestr/api/reports';

/** The flags by which a report is narrowed, by the names of its parameters. */
export const flags = {
  term: '--term',
  facultyId: '--faculty-id',
  specialityId: '--speciality-id',
  course: '--course',
  groupId: '--group-id',
  kind: '--kind',
  from: '--from',
  to: '--to',
} as const satisfies Record<ParameterName, string>;

const known: Readonly<Record<string, string | undefined>> = flags;

/** The flag of a parameter; another one by its name. */
export const flagOf = (parameter: string): string => known[parameter] ?? parameter;

/** By what a report is narrowed, as it was typed; the server checks it. */
export type Typed = NonNullable<Request<typeof one>['query']>;
