import { createClient } from '@semestr/api/client';
import type { Endpoint } from '@semestr/api/endpoint';
import { newIdempotencyKey } from '@semestr/api/idempotency-key';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { clientOptions } from '../client.ts';
import type { Calls, Row } from './define-resource.ts';
import { callInSession } from '../session/session.ts';

/** Idempotency keys of creations that were sent without a response: a retry does not create the record twice. */
const keys = new Map<string, string>();

function headersFor({ idempotent }: Endpoint, record: string): Record<string, string> {
  if (!idempotent) return {};
  const key = keys.get(record) ?? newIdempotencyKey();
  keys.set(record, key);
  return { 'idempotency-key': key };
}

/** Sends a simple-rest request as a call of the contract. Only the id and the query of the address are used. */
async function send(call: Endpoint, url: string, { body, signal }: fetchUtils.Options) {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  const record = `${call.path} ${JSON.stringify(sent)}`;
  let headers = new Headers();
  const { call: ask } = createClient({
    ...clientOptions,
    headers: () => headersFor(call, record),
    onAnswer: (response) => {
      headers = response?.headers ?? headers;
    },
  });
  const json: unknown = await ask(
    call,
    {
      params: { id: pathname.split('/').at(-1) },
      query: Object.fromEntries(searchParams),
      body: sent,
    },
    signal ? { signal } : {},
  );
  keys.delete(record);
  return { status: 200, headers, body: '', json };
}

async function request(call: Endpoint, url: string, options: fetchUtils.Options) {
  try {
    return await callInSession(() => send(call, url, options));
  } catch (error) {
    // Not a failure: the page was left and no longer needs the response.
    options.signal?.throwIfAborted();
    throw error;
  }
}

/** Creates react-admin's data provider from the contract calls of each resource. */
export function createDataProvider(rows: readonly Row[]): DataProvider {
  const rowOf = new Map(rows.map((row) => [row.name, row]));

  /** Returns the simple-rest provider for a verb of a resource. A missing verb is a programming error. */
  const by = (resource: string, verb: keyof Calls): DataProvider =>
    simpleRest('', async (url: string, options: fetchUtils.Options = {}) => {
      const row = rowOf.get(resource);
      const call = row && (await fetchPart(row.calls))[verb];
      if (!call) throw new Error(`The contract has no call ${verb} of ${resource}`);
      return request(call, url, options);
    });

  return {
    supportAbortSignal: true,
    getList: (resource, params) => by(resource, 'list').getList(resource, params),
    getMany: (resource, params) => by(resource, 'list').getMany(resource, params),
    getManyReference: (resource, params) => by(resource, 'list').getManyReference(resource, params),
    getOne: (resource, params) => by(resource, 'one').getOne(resource, params),
    create: (resource, params) => by(resource, 'create').create(resource, params),
    update: (resource, params) => by(resource, 'update').update(resource, params),
    updateMany: (resource, params) => by(resource, 'update').updateMany(resource, params),
    delete: (resource, params) => by(resource, 'remove').delete(resource, params),
    deleteMany: (resource, params) => by(resource, 'remove').deleteMany(resource, params),
  };
}
