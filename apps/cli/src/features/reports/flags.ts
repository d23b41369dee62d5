import type { Request } from '@semestr/api/endpoint';
import type { one, ParameterName } from '@semestr/api/reports';

/** Flags that filter a report, by the names of its parameters. */
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

const flagByName: Readonly<Record<string, string | undefined>> = flags;

/** Returns the flag of a parameter; the parameter's name when there is none. */
export const flagOf = (parameter: string): string => flagByName[parameter] ?? parameter;

/** Filters of a report as typed; the server checks them. */
export type Typed = NonNullable<Request<typeof one>['query']>;
