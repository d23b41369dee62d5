import * as announcements from '@semestr/api/announcements';
import { ApiError, type Client, createClient, urlOf } from '@semestr/api/client';
import * as departments from '@semestr/api/departments';
import * as employees from '@semestr/api/employees';
import type { Endpoint } from '@semestr/api/endpoint';
import * as faculties from '@semestr/api/faculties';
import * as groups from '@semestr/api/groups';
import * as rooms from '@semestr/api/rooms';
import * as schedule from '@semestr/api/schedule';
import * as specialities from '@semestr/api/specialities';
import type { Context } from '../../io/io.ts';
import { failure } from '../../io/failure.ts';
import { refusalSentence } from '../../io/server-sentence.ts';
import type { Answer, Content, Found } from './answers.ts';
import { isRecord } from './check.ts';
import { inPool } from './pool.ts';
import type { Progress } from './progress.ts';
import { texts } from './texts.ts';

/** Maximum number of concurrent calls. */
const CONCURRENCY = 4;

interface Question {
  content: Content;
  call: Endpoint;
  params?: object;
  query?: object;
}

const lists: readonly Question[] = [
  { content: 'faculties', call: faculties.all },
  { content: 'faculty-choice', call: schedule.faculties },
  { content: 'departments', call: departments.all },
  { content: 'specialities', call: specialities.all },
  { content: 'rooms', call: rooms.all },
  { content: 'employees', call: employees.all },
  { content: 'groups', call: groups.all },
  { content: 'group-filters', call: groups.filters, query: { name: '' } },
];

/** Returns the distinct texts of one field in the records of these responses. */
const fieldOf = (answers: readonly Answer[], contents: readonly Content[], field: string): string[] => [
  ...new Set(
    answers
      .filter(({ content, value }) => contents.includes(content) && Array.isArray(value))
      .flatMap(({ value }) => value as unknown[])
      .flatMap((record) => (isRecord(record) && typeof record[field] === 'string' ? record[field] : [])),
  ),
];

interface Reader {
  url: string;
  client: Client;
  found: Found;
  context: Context;
}

/** Makes a call and collects its response. Ignores a 404 for one of many groups or departments. */
async function ask(
  { url, client, found, context }: Reader,
  question: Question,
  isOneOfMany: boolean,
): Promise<void> {
  const { content, call, ...request } = question;
  const source = `GET ${urlOf(call, request)}`;
  try {
    const value = await client.call(call, request);
    found.answers.push({ content, source, isExcerpt: false, guess: null, value });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOneOfMany && error.status === 404) return;
    const why = refusalSentence(error, { url, language: context.language });
    found.unread.push({ source, why });
  }
}

async function askAll(
  reader: Reader,
  kind: 'schedules' | 'announcements' | 'lists',
  questions: readonly Question[],
  progress: Progress,
): Promise<void> {
  let done = 0;
  progress.update('reading', kind, 0, questions.length);
  await inPool(questions, CONCURRENCY, async (question) => {
    await ask(reader, question, kind !== 'lists');
    done += 1;
    progress.update('reading', kind, done, questions.length);
  });
}

/** Reads a running provider: its lists, the schedules of all groups, the announcements of all departments. */
export async function readProvider(
  context: Context,
  baseUrl: string,
  choice: { employeeSchedules: boolean },
  progress: Progress,
): Promise<Found> {
  const client = createClient({ baseUrl, fetch: context.fetchWithRetry });
  const found: Found = { answers: [], unread: [], unused: [] };
  const reader = { url: baseUrl, client, found, context };
  await askAll(reader, 'lists', lists, progress);
  const why = found.unread[0]?.why ?? '';
  if (found.answers.length === 0) throw failure(texts, (t) => t('gaveNothing', { url: baseUrl, why }));
  const names = fieldOf(found.answers, ['groups', 'group-filters'], 'name');
  const urlIds = choice.employeeSchedules ? fieldOf(found.answers, ['employees'], 'urlId') : [];
  const owners: Question[] = [
    ...names.map((name) => ({
      content: 'schedule' as const,
      call: schedule.ofGroup,
      query: { studentGroup: name },
    })),
    ...urlIds.map((urlId) => ({
      content: 'schedule' as const,
      call: schedule.ofEmployee,
      params: { urlId },
    })),
  ];
  await askAll(reader, 'schedules', owners, progress);
  const places = fieldOf(found.answers, ['departments'], 'urlId').map((urlId) => ({
    content: 'announcements' as const,
    call: announcements.ofDepartment,
    query: { 'url-id': urlId },
  }));
  await askAll(reader, 'announcements', places, progress);
  return found;
}
