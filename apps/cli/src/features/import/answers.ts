import * as announcements from '@semestr/api/announcements';
import * as departments from '@semestr/api/departments';
import * as employees from '@semestr/api/employees';
import * as faculties from '@semestr/api/faculties';
import * as groups from '@semestr/api/groups';
import * as rooms from '@semestr/api/rooms';
import * as schedule from '@semestr/api/schedule';
import * as specialities from '@semestr/api/specialities';

/** Content of a provider's response. */
export type Content =
  | 'faculties'
  | 'faculty-choice'
  | 'departments'
  | 'specialities'
  | 'employees'
  | 'groups'
  | 'group-filters'
  | 'rooms'
  | 'schedule'
  | 'announcements';

/** One response of the provider, not yet parsed into records. */
export interface Answer {
  content: Content;
  /** The file or the call. */
  source: string;
  /** One of several responses in a file; such files may contain only part of the real response. */
  isExcerpt: boolean;
  /** The note about a guessed encoding; null when nothing was guessed. */
  guess: string | null;
  value: unknown;
}

/** Responses found in a folder or at a provider, and what else was found there. */
export interface Found {
  answers: Answer[];
  /** Responses that could not be read: the source and the reason. */
  unread: { source: string; why: string }[];
  /** Responses of calls that the import does not use. */
  unused: string[];
}

const calls = [
  ['faculties', faculties.all],
  ['faculty-choice', schedule.faculties],
  ['departments', departments.all],
  ['specialities', specialities.all],
  ['employees', employees.all],
  ['groups', groups.all],
  ['group-filters', groups.filters],
  ['rooms', rooms.all],
  ['schedule', schedule.ofGroup],
  ['schedule', schedule.ofEmployee],
  ['announcements', announcements.ofGroup],
  ['announcements', announcements.ofEmployee],
  ['announcements', announcements.ofDepartment],
] as const;

const API = '/api/v1';

/** Matches a call's path with or without `/api/v1`: saved responses use both forms. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^GET (?:${API})?${path.slice(API.length).replaceAll(/:\w+/g, '[^/]+')}$`);

const patterns = calls.map(([content, { path }]) => ({ content, pattern: patternOf(path) }));

/**
 * Returns the content of the response to "GET /schedule?studentGroup=428501"; null when the import does not use the
 * call.
 */
export function contentOfCall(line: string): Content | null {
  const [path = ''] = line.split('?');
  return patterns.find(({ pattern }) => pattern.test(path))?.content ?? null;
}

const files: readonly [RegExp, Content][] = [
  [/^faculties\b/, 'faculties'],
  [/^schedule-faculties\b/, 'faculty-choice'],
  [/^departments\b/, 'departments'],
  [/^specialities\b/, 'specialities'],
  [/^employees-all\b/, 'employees'],
  [/^student-groups-filters\b/, 'group-filters'],
  [/^student-groups\b/, 'groups'],
  [/^auditories\b/, 'rooms'],
  [/^(?:employee-)?schedule-/, 'schedule'],
  [/^announcements\b/, 'announcements'],
];

/** Returns the content of a saved response, by its file name. */
export const contentOfFile = (name: string): Content | null =>
  files.find(([pattern]) => pattern.test(name))?.[1] ?? null;
