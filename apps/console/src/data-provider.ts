import { ApiError, refusalOf } from '@semestr/api/client';
import { contract } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import simpleRest from 'ra-data-simple-rest';
import { type DataProvider, type fetchUtils, HttpError } from 'react-admin';
import { sentenceOf } from './client.ts';
import { session } from './session.ts';

/** Where the contract keeps the resources of the console. */
const ADMIN = '/api/v1/admin';

const calls = contract.map(({ call }) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The call of the contract that react-admin is about to make; a resource without one is a mistake of ours. */
function callOf(method: string, url: string): Endpoint {
  const { pathname } = new URL(url, window.location.origin);
  const found = calls.find(({ call, pattern }) => call.method === method && pattern.test(pathname));
  if (!found) throw new Error(`The contract has no call ${method} ${pathname}`);
  return found.call;
}

const unanswered = (cause: unknown): never => {
  throw new ApiError('offline', 0, { cause });
};

async function send(url: string, options: fetchUtils.Options): Promise<Response> {
  const call = callOf(options.method ?? 'GET', url);
  const headers = new Headers(options.headers);
  if (options.body) headers.set('content-type', 'application/json');
  const response = await fetch(url, { ...options, headers, credentials: 'same-origin' }).catch(unanswered);
  if (!response.ok) throw await meaningOf(await refusalOf(call, response));
  return response;
}

/** 403 has two meanings (docs/decisions/0012): the session is over, or it goes on and this call is not allowed in it. */
async function meaningOf(refusal: ApiError): Promise<ApiError> {
  if (refusal.status !== 403) return refusal;
  await session.ask();
  return session.who() ? new ApiError('forbidden', 403, { cause: refusal }) : refusal;
}

/** Sends react-admin's requests and turns refusals into the sentences of the contract. */
async function request(url: string, options: fetchUtils.Options = {}) {
  try {
    const response = await send(url, options);
    const body = await response.text();
    const json: unknown = body === '' ? undefined : JSON.parse(body);
    return { status: response.status, headers: response.headers, body, json };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new HttpError(sentenceOf(error), error.status, { reason: error.reason });
  }
}

export const dataProvider: DataProvider = simpleRest(ADMIN, request);
