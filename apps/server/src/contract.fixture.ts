import { contract } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import { urlOf } from '@semestr/api/client';
import { logins, passwordOf } from './test-server.ts';

/** The parts of a request, unchecked: a test may send anything. */
export interface AnyRequest {
  params?: object;
  query?: object;
  body?: unknown;
}

/** A request that the demo university answers, for each call that cannot be made without one. */
const requests: Record<string, AnyRequest> = {
  'schedule.ofGroup': { query: { studentGroup: '428501' } },
  'schedule.ofEmployee': { params: { urlId: 'i-obrazcov' } },
  'groups.filters': { query: { name: '42' } },
  'groups.lastUpdate': { query: { groupNumber: '428501' } },
  'employees.byName': { query: { 'employee-fio': 'обр' } },
  'employees.ofDepartment': { query: { departmentId: '1' } },
  'employees.details': { query: { urlId: 'i-obrazcov' } },
  'employees.lastUpdate': { query: { 'url-id': 'i-obrazcov' } },
  'departments.name': { query: { id: '1' } },
  'announcements.ofGroup': { query: { name: '428501' } },
  'announcements.ofEmployee': { query: { 'url-id': 'i-obrazcov' } },
  'announcements.ofDepartment': { query: { id: '1' } },
  'auth.login': { body: { username: logins.student, password: passwordOf('student') } },
  'setup.createFirstAdmin': {
    body: { token: 'token', username: 'first', password: 'First-2026!', fio: 'Первый А. А.' },
  },
  'students.one': { params: { id: '1' } },
  'notifications.mark': { body: [] },
  'phones.search': { body: { searchValue: '', currentPage: 1, pageSize: 10 } },
};

/** The request of a call; imports bring nothing. */
export const requestOf = (name: string): AnyRequest =>
  requests[name] ?? (name.startsWith('imports.') ? { body: [] } : {});

/** Calls by their names. */
export const calls = contract.map(({ name, call }) => ({ name, call }));

/** Whether a call changes anything. */
export const changesState = (call: Endpoint): boolean => call.method !== 'GET' || call.changesState === true;

/** A request as `fetch` takes it. */
export const sent = (call: Endpoint, request: AnyRequest, headers: Record<string, string> = {}) => {
  const { params, query, body } = request;
  return [
    urlOf(call, { ...(params && { params }), ...(query && { query }) }),
    {
      method: call.method,
      headers: { ...headers, ...(call.body && { 'content-type': 'application/json' }) },
      ...(call.body && { body: JSON.stringify(body) }),
    },
  ] as const;
};
