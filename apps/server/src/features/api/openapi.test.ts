import { brotliCompressSync } from 'node:zlib';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { contract } from '@semestr/api/contract';
import { empty } from '@semestr/api/endpoint';
import { type ApiDocument, type ApiResponse, parametersOf } from '@semestr/api/openapi/document';
import { refusalsOf } from '@semestr/api/openapi/refusals';
import { reasonsIn } from '@semestr/api/refusals';
import en from '@semestr/api/reasons/en';
import ru from '@semestr/api/reasons/ru';
import { scopeOfCall } from '@semestr/api/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let text: string;
let document: ApiDocument;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
  text = await (await server.fetch('/api/v1/openapi.json')).text();
  document = JSON.parse(text) as ApiDocument;
});
afterAll(() => server.close());

const RESPONSES = '#/components/responses/';
const operationOf = (path: string, method: string) =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('API description', () => {
  it('API description: is a valid document', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('API description: contains exactly the calls of the contract', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const inContract = contract.map(
      ({ call }) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(documented.toSorted()).toEqual(inContract.toSorted());
  });

  it('API description: lists the features in order, each with a title in both languages', () => {
    expect(document.tags.map(({ name }) => name)).toEqual([
      ...new Set(contract.map(({ feature }) => feature)),
    ]);
    for (const { description, 'x-title': title, 'x-about': about } of document.tags) {
      expect(description).toMatch(/^[A-Z][^А-яЁё]+\.$/);
      expect(title.en).toMatch(/^[A-Z][^А-яЁё]*$/);
      expect(title.ru).toMatch(/^[А-ЯЁ]/);
      expect(about.ru).toMatch(/^[А-ЯЁ].*\.$/);
    }
  });

  it('API description: describes every call as the contract does', () => {
    expect(contract.length).toBeGreaterThan(300);
    const faults = contract.flatMap((stated) => {
      try {
        expectDescribed(stated);
        return [];
      } catch (error) {
        return [`${stated.name}: ${String(error)}`];
      }
    });
    expect(faults).toEqual([]);
  });

  // Compressed, as browsers load it: each call adds much text, but few bytes.
  it('API description: is not larger than a page may load', () => {
    expect(brotliCompressSync(text).byteLength).toBeLessThan(80_000);
  });

  it('API description: is sent compressed, and as 304 to clients that already have it', async () => {
    const first = await server.fetch('/api/v1/openapi.json', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await first.text()).toBe(text);
    const second = await server.fetch('/api/v1/openapi.json', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });
});

it.each(['/api/v1/swagger', '/api/v1/swagger-ui/index.html', '/api/v1/swagger/'])(
  'PUB-10 API description: %s of the provider redirects to ours',
  async (path) => {
    const response = await server.fetch(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/api']);
  },
);

/** Asserts that the document describes a call as the contract does. */
function expectDescribed({ name, feature, call }: (typeof contract)[number]): void {
  const operation = operationOf(call.path, call.method);
  expect(operation).toMatchObject({
    operationId: name,
    summary: call.summary,
    tags: [feature],
    'x-access': call.access,
    security:
      call.access === 'anyone'
        ? []
        : [{ session: [] }, ...(scopeOfCall(call) === null ? [] : [{ token: [scopeOfCall(call)] }])],
  });
  expect(operation?.['x-extension']).toBe(call.isExtension);
  const { requestBody, responses = {} } = operation ?? {};
  const response = (status: string | number): ApiResponse | undefined => {
    const found = responses[status];
    return found && '$ref' in found
      ? document.components.responses[found.$ref.replace(RESPONSES, '')]
      : found;
  };

  expect(response(200)?.content === undefined).toBe(call.reply === empty);
  for (const [status, refusal] of Object.entries({ ...refusalsOf(call), default: call.fallbackReason }))
    expect(response(status)?.['x-reason']).toEqual(
      reasonsIn(refusal).map((reason) => ({ reason, ru: ru[reason], en: en[reason] })),
    );

  const named = operation ? parametersOf(operation, document) : [];
  const inPath = named.filter((one) => one.in === 'path');
  expect(inPath.map((one) => one.name)).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part));
  expect(inPath.every(({ required }) => required)).toBe(true);
  const inQuery = named.filter((one) => one.in === 'query').map((one) => one.name);
  expect(inQuery).toEqual(Object.keys(call.query?._zod.def.shape ?? {}));
  expect(requestBody !== undefined).toBe(call.body !== undefined);
}
