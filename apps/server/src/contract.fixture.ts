import { bodyOf, urlOf } from '@semestr/api/client';
import { contract } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import { accounts } from './accounts/calls.fixture.ts';
import { admin } from './admin/calls.fixture.ts';
import { announcements } from './announcements/calls.fixture.ts';
import { auth, impersonation, session } from './auth/calls.fixture.ts';
import { auditories } from './auditories/calls.fixture.ts';
import type { AnyRequest, CallFixture, CallFixtures } from './calls.fixture.ts';
import { certificates } from './certificates/calls.fixture.ts';
import { contacts } from './contacts/calls.fixture.ts';
import { cv } from './cv/calls.fixture.ts';
import type { Database } from './db/database.ts';
import { departments } from './departments/calls.fixture.ts';
import { disciplines } from './disciplines/calls.fixture.ts';
import { employees } from './employees/calls.fixture.ts';
import { faculties } from './faculties/calls.fixture.ts';
import { groups } from './groups/calls.fixture.ts';
import { imports } from './imports/calls.fixture.ts';
import { journal } from './journal/calls.fixture.ts';
import { notifications } from './notifications/calls.fixture.ts';
import { papers } from './papers/calls.fixture.ts';
import { password } from './password/calls.fixture.ts';
import { omissions } from './omissions/calls.fixture.ts';
import { dormitory } from './dormitory/calls.fixture.ts';
import { markSheets } from './mark-sheets/calls.fixture.ts';
import { study } from './study/calls.fixture.ts';
import { diploma } from './diploma/calls.fixture.ts';
import { practice } from './practice/calls.fixture.ts';
import { profiling } from './profiling/calls.fixture.ts';
import { phones } from './phones/calls.fixture.ts';
import { recovery } from './recovery/calls.fixture.ts';
import { rating } from './rating/calls.fixture.ts';
import { photos } from './photos/calls.fixture.ts';
import { profiles } from './profiles/calls.fixture.ts';
import { reports } from './reports/calls.fixture.ts';
import { schedule } from './schedule/calls.fixture.ts';
import { setup } from './setup/calls.fixture.ts';
import { specialities } from './specialities/calls.fixture.ts';
import { students } from './students/calls.fixture.ts';
import { support } from './support/calls.fixture.ts';
import type { Who } from './test-server.ts';

const fixtures: Readonly<Record<string, CallFixtures>> = {
  accounts,
  admin,
  announcements,
  auditories,
  auth,
  certificates,
  contacts,
  cv,
  departments,
  disciplines,
  employees,
  faculties,
  groups,
  impersonation,
  imports,
  journal,
  notifications,
  papers,
  password,
  omissions,
  dormitory,
  markSheets,
  study,
  diploma,
  practice,
  profiling,
  phones,
  recovery,
  rating,
  photos,
  profiles,
  reports,
  schedule,
  session,
  setup,
  specialities,
  students,
  support,
};

/** A call with what the derived tests know of it. */
export interface TestedCall {
  name: string;
  call: Endpoint;
  /** A request that the demo university answers. */
  request: (db: Database) => Promise<AnyRequest>;
  /** Who gets an answer to it. */
  as: Who;
  wrong: NonNullable<CallFixture['wrong']>;
}

/** Every call of the contract. */
export const calls: readonly TestedCall[] = contract.map(({ feature, name, call }) => {
  const known = fixtures[feature]?.[name.slice(feature.length + 1)] ?? {};
  const { request = {}, wrong = [] } = known;
  return {
    name,
    call,
    request: async (db) => (typeof request === 'function' ? request(db) : request),
    as: known.as ?? (call.access === 'admin' ? 'admin' : call.access === 'headman' ? 'headman' : 'student'),
    wrong,
  };
});

/** Fixtures of calls that the contract does not have. */
export const strayFixtures = Object.entries(fixtures).flatMap(([feature, members]) =>
  Object.keys(members)
    .map((name) => `${feature}.${name}`)
    .filter((name) => !calls.some((one) => one.name === name)),
);

/** Whether a call changes anything. */
export const changesState = (call: Endpoint): boolean => call.method !== 'GET' || call.changesState === true;

/** A request as `fetch` takes it. */
export const sent = (call: Endpoint, request: AnyRequest, headers: Record<string, string> = {}) => {
  const { params, query, body } = request;
  const { headers: ofBody, ...rest } = bodyOf(call, body);
  return [
    urlOf(call, { ...(params && { params }), ...(query && { query }) }),
    { method: call.method, headers: { ...headers, ...ofBody }, ...rest },
  ] as const;
};
