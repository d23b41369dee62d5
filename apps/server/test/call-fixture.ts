import type { Database } from '../src/db/database.ts';
import type { Who } from './server.ts';

/** The parts of a request, unchecked: a test may send anything. */
export interface AnyRequest {
  params?: object;
  query?: object;
  body?: unknown;
}

/** What the tests that derive from the contract must know of one call. */
export interface CallFixture {
  /** A request that the demo university answers; given as a function where an id must be looked up first. */
  request?: AnyRequest | ((db: Database) => Promise<AnyRequest>);
  /** Who gets an answer, where it is neither the student nor, for a call of theirs, the administrator. */
  as?: Who;
  /** Wrong requests, each with a field that the refusal must name. */
  wrong?: readonly (readonly [field: string, request: AnyRequest])[];
}

/** The calls of one feature by their names: `lastUpdate`. A call that takes nothing needs no entry. */
export type CallFixtures = Readonly<Record<string, CallFixture>>;

/** Wrong parameters of a page, wherever one may be asked for. */
export const wrongPages: NonNullable<CallFixture['wrong']> = [
  ['page', { query: { page: 'first' } }],
  ['page', { query: { page: -1 } }],
  ['size', { query: { size: 0 } }],
  ['dateFrom', { query: { dateFrom: '20.11.2026' } }],
];

/** The same of an own list. */
export const wrongOwnPages: NonNullable<CallFixture['wrong']> = [
  ['pageNumber', { query: { pageNumber: '-1' } }],
  ['pageSize', { query: { pageSize: '0' } }],
  ['pageSize', { query: { pageSize: 'all' } }],
];
