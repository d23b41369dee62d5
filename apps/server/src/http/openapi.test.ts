import { contract } from '@semestr/api/contract';
import { empty } from '@semestr/api/endpoint';
import { type Reason, reasons } from '@semestr/api/reasons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  components: { securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
  const response = await server.fetch('/api/v1/openapi.json');
  document = (await response.json()) as Document;
});
afterAll(() => server.close());

describe('PUB-10 the description of the API', () => {
  it('is an OpenAPI 3.1 document', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    expect(document.components.securitySchemes).toEqual({
      session: { type: 'apiKey', in: 'cookie', name: 'SESSION' },
    });
  });

  it('holds every call of the contract and nothing else', () => {
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const stated = contract.map(({ call }) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(told.toSorted()).toEqual(stated.toSorted());
  });

  it('has an id of its own for each operation', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(contract)('says of $name what the contract says', ({ name, call }) => {
    const operation = document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    const { parameters = [], requestBody, responses = {}, security } = operation ?? {};

    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', ...Object.keys(call.refusals)]),
    );
    expect(responses['200']?.content === undefined).toBe(call.reply === empty);
    const refusals = Object.entries(call.refusals).filter(([, refusal]) => typeof refusal === 'string');
    for (const [status, refusal] of refusals)
      expect(responses[status]?.description).toBe(reasons[refusal as Reason].en);

    const inPath = parameters.filter((one) => one.in === 'path');
    expect(inPath.map((one) => one.name)).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part));
    expect(inPath.every(({ required }) => required)).toBe(true);
    const inQuery = parameters.filter((one) => one.in === 'query').map((one) => one.name);
    expect(inQuery).toEqual(Object.keys(call.query?._zod.def.shape ?? {}));

    expect(requestBody !== undefined).toBe(call.body !== undefined);
    expect(security !== undefined).toBe(call.access !== 'anyone');
  });

  it('refers to nothing that it does not hold', () => {
    // JSON pointers inside a schema are resolved from the document's root: none may be left.
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, pointer]) => pointer ?? '',
    );
    const missing = pointers.filter((pointer) => {
      const parts = pointer
        .replace(/^#\/?/, '')
        .split('/')
        .filter(Boolean)
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
      const found = parts.reduce<unknown>(
        (place, part) => (typeof place === 'object' && place !== null ? Reflect.get(place, part) : undefined),
        document,
      );
      return found === undefined || pointer === '#';
    });
    expect(missing).toEqual([]);
  });
});
