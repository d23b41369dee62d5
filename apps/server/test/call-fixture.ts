import type { Database } from '../src/db/database.ts';
import type { Who } from './server.ts';

/** The parts of a request, untyped: a test may send anything. */
export interface AnyRequest {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Data about one call for the tests derived from the contract. */
export interface CallFixture {
  /** A valid request to the demo university; a function if an id must be looked up first. */
  request?: AnyRequest | ((db: Database) => Promise<AnyRequest>);
  /** The user who may make the call, if it is neither the student nor, for administrators' calls, the administrator. */
  as?: Who;
  /** Invalid requests, each with a field that the refusal must name. */
  wrong?: readonly (readonly [field: string, request: AnyRequest])[];
}

/** The calls of one feature by name: `lastUpdate`. A call without input needs no entry. */
export type CallFixtures = Readonly<Record<string, CallFixture>>;

/** Invalid paging parameters, for every paged call. */
export const wrongPages: NonNullable<CallFixture['wrong']> = [
  ['page', { query: { page: 'first' } }],
  ['page', { query: { page: -1 } }],
  ['size', { query: { size: 0 } }],
  ['dateFrom', { query: { dateFrom: '20.11.2026' } }],
];

/** The same for an own list. */
export const wrongOwnPages: NonNullable<CallFixture['wrong']> = [
  ['pageNumber', { query: { pageNumber: '-1' } }],
  ['pageSize', { query: { pageSize: '0' } }],
  ['pageSize', { query: { pageSize: 'all' } }],
];
