import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contract, features } from './contract.ts';
import { fieldReasons } from './faults.ts';
import { type Endpoint, empty, endpoint, file, XLSX } from './endpoint.ts';
import { openApi } from './openapi.ts';
import { featureTexts } from './openapi/features.ts';
import type { ApiResponse, Operation, Parameter, Reference } from './openapi/document.ts';
import { namedShapes } from './openapi/names.ts';
import { json } from './resource.ts';
import { DottedDate, Id, IdText } from './shapes.ts';

const document = openApi(contract, namedShapes(features));
const operations = new Map<string, Operation>(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

const admin = { access: 'admin', area: 'students' } as const;

/** Describes a call; each test sets only the properties that it tests. */
const described = (call: Partial<Endpoint>) => {
  // A test that changes the access also sets the area.
  const stated = {
    ...endpoint({
      method: 'GET',
      path: '/api/v1/thing',
      access: 'anyone',
      summary: 'A thing',
      reply: empty,
      refusals: {},
      fallbackReason: 'no-data',
    }),
    ...call,
  } as Endpoint;
  const whole = openApi([{ feature: 'support', name: 'support.thing', call: stated }]);
  const operation = whole.paths[stated.path]?.[stated.method.toLowerCase()];
  if (!operation) throw new Error('The document lacks its only call');
  const response = (status: string): ApiResponse | undefined => {
    const found: ApiResponse | Reference | undefined = operation.responses[status];
    return found && '$ref' in found
      ? whole.components.responses[found.$ref.replace('#/components/responses/', '')]
      : found;
  };
  return { whole, operation, response, statuses: Object.keys(operation.responses) };
};

const parameter = (operation: Operation, name: string): Parameter | undefined =>
  operation.parameters.find((one): one is Parameter => 'name' in one && one.name === name);

describe('examples', () => {
  const replies = contract.flatMap(({ name, call }) => {
    const content = operations.get(name)?.responses['200'];
    const media = content && 'content' in content ? content.content?.['application/json'] : undefined;
    return media ? [{ name, call, media }] : [];
  });

  it('openapi examples: every reply’s example is a valid reply of the call', () => {
    expect(replies.length).toBeGreaterThan(100);
    const wrong = replies.filter(
      ({ call, media }) =>
        // A call that may also return nothing has no such example.
        media.example === undefined || !z.safeParse(call.reply, media.example).success,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  const bodies = contract.flatMap(({ name, call }) => {
    const media = operations.get(name)?.requestBody?.content['application/json'];
    return media ? [{ name, call, media }] : [];
  });

  it('openapi examples: every body’s example is accepted by the call', () => {
    expect(bodies.length).toBeGreaterThan(50);
    const wrong = bodies.filter(
      ({ call, media }) =>
        !Object.hasOwn(media, 'example') || !z.safeParse(call.body ?? z.never(), media.example).success,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('openapi examples: two documents have the same examples', () => {
    expect(JSON.stringify(openApi(contract, namedShapes(features)))).toBe(JSON.stringify(document));
  });

  it('openapi examples: the contract’s own examples are used', () => {
    const { operation } = described({
      query: z.object({ id: IdText }),
      example: { query: { id: '7' } },
    });
    expect(parameter(operation, 'id')).toMatchObject({ example: 7, schema: { type: 'integer' } });
  });
});

describe('operations', () => {
  it('openapi operation: describes who may make the call and its special rules', () => {
    const { operation, statuses, response } = described({
      method: 'POST',
      access: 'headman',
      idempotent: true,
      forbidImpersonation: true,
      isExtension: true,
      refusals: { 403: 'session-ended', 409: 'record-busy', 423: 'in-person-only' },
    });
    expect(operation.description).toMatch(/^For group heads .*Idempotency-Key.*signed in as a student/);
    expect(operation).toMatchObject({
      'x-access': 'headman',
      'x-extension': true,
      security: [{ session: [] }],
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    });
    expect(statuses).toContain('422');
    expect(response('422')).toMatchObject({
      description: 'This key was already used for a different request. Use a new key.',
      content: { 'application/json': { example: { reason: 'key-reused' } } },
    });
  });

  it('openapi operation: lists its possible statuses', () => {
    expect(described({}).statuses).toEqual(['200', '429', 'default']);
    expect(described({ cached: true }).statuses).toContain('304');
    expect(described({ query: z.object({ id: IdText }) }).statuses).toContain('400');
    const posting = described({ method: 'POST', body: z.object({ id: Id }) });
    expect(posting.statuses).toEqual(['200', '400', '413', '415', '429', 'default']);
  });

  it('openapi operation: has the message of a refusal in both languages, and its body', () => {
    const { response } = described({
      query: z.object({ id: IdText }),
      refusals: { 404: 'certificate-not-found', 429: { withTime: 'blocked', plain: 'too-many' } },
    });
    expect(response('404')).toEqual({
      description: 'There is no such certificate.',
      'x-reason': [
        { reason: 'certificate-not-found', en: 'There is no such certificate.', ru: 'Такой справки нет.' },
      ],
    });
    expect(response('400')?.content?.['application/json']?.schema.$ref).toBe('#/components/schemas/Faults');
    const { fields } = document.components.schemas['Faults']?.properties ?? {};
    expect(fields?.items?.properties?.['reason']?.enum).toEqual(fieldReasons);
    expect(response('429')?.content?.['application/json']?.schema.$ref).toBe('#/components/schemas/Ban');
    expect(response('429')?.['x-reason']?.map(({ reason }) => reason)).toEqual(['blocked', 'too-many']);
    expect(response('default')?.['x-reason']?.[0]?.reason).toBe('no-data');
  });

  it('openapi operation: lists every reason of an ambiguous status, and missing permissions of administrators', () => {
    const { response } = described({
      ...admin,
      refusals: { 401: { named: ['code-wrong'], plain: 'login-failed' }, 403: 'session-ended' },
    });
    const reasons = (status: string) => response(status)?.['x-reason']?.map(({ reason }) => reason);
    expect(reasons('401')).toEqual(['login-failed', 'code-wrong']);
    expect(reasons('403')).toEqual(['session-ended', 'second-factor-required', 'beyond-role', 'token-scope']);
    expect(response('401')?.content?.['application/json']).toMatchObject({
      schema: { properties: { reason: { enum: ['code-wrong'] } } },
      example: { reason: 'code-wrong' },
    });
  });

  it('openapi operation: declares the authentication: a token with its scope, or a session only', () => {
    const securityOf = (call: Partial<Endpoint>) => described(call).operation.security;
    expect(securityOf({})).toEqual([]);
    const session = { session: [] };
    const withScope = (scope: string) => [session, { token: [scope] }];
    expect(securityOf({ access: 'signed-in' })).toEqual(withScope('read'));
    expect(securityOf({ access: 'headman', method: 'POST' })).toEqual(withScope('write'));
    expect(securityOf({ ...admin, changesState: true })).toEqual(withScope('admin:write'));
    expect(securityOf({ ...admin, sessionOnly: true })).toEqual([session]);
    const alone = described({ access: 'signed-in', method: 'POST', forbidImpersonation: true });
    expect(alone.operation.security).toEqual([session]);
    expect(alone.operation.description).toContain('Not available with an API token.');
    const forAnyone = described({ sessionOnly: true }).response('403');
    expect(forAnyone?.content?.['application/json']?.example).toEqual({ reason: 'token-scope' });
  });

  it('openapi operation: marks changes that require confirmed contacts, with the other meanings of 409', () => {
    const change = { access: 'signed-in', method: 'POST' } as const;
    const reasonsOf = (call: object) =>
      described({ ...change, ...call })
        .response('409')
        ?.['x-reason']?.map(({ reason }) => reason);
    expect(reasonsOf({})).toEqual(['contacts-unconfirmed']);
    expect(reasonsOf({ refusals: { 409: 'record-busy' } })).toEqual(['record-busy', 'contacts-unconfirmed']);
    for (const free of [{ beforeContacts: true }, { method: 'GET' }, { access: 'anyone' }])
      expect(reasonsOf(free)).toBeUndefined();
    expect(described(change).operation.description).toContain('students with unconfirmed contacts');
  });

  it('openapi operation: states that a state-changing GET from another site is rejected', () => {
    const { response, operation } = described({ changesState: true, refusals: { 400: 'cross-site' } });
    expect(response('400')?.content?.['application/json']?.example).toEqual({
      fields: [{ field: 'origin', reason: 'cross-site' }],
    });
    expect(operation.description).toContain('although it is a GET');
  });

  it('openapi operation: declares the type and the name of a file', () => {
    const { response } = described({ reply: file('application.xlsx', XLSX) });
    expect(response('200')).toMatchObject({
      description: 'The file application.xlsx',
      headers: { 'content-disposition': {} },
      content: { [XLSX]: { schema: { format: 'binary' } } },
    });
  });

  it('openapi operation: describes the content of a JSON parameter', () => {
    const { operation } = described({
      query: z.object({ range: z.optional(json(z.tuple([z.int(), z.int()]))) }),
    });
    expect(parameter(operation, 'range')).toMatchObject({
      required: false,
      content: {
        'application/json': { schema: { prefixItems: [{ type: 'integer' }, { type: 'integer' }] } },
      },
    });
    expect(operation.responses['200']).toBeDefined();
  });
});

describe('schemas', () => {
  const Named = z.object({ id: Id, day: DottedDate, note: z.nullable(z.string()) });
  const shapes = [{ name: 'Named', schema: Named }];
  const call = (reply: Endpoint['reply'], body?: Endpoint['body']): Endpoint => ({
    method: body ? 'POST' : 'GET',
    path: '/api/v1/thing',
    access: 'anyone',
    summary: 'A thing',
    reply,
    ...(body && { body }),
    refusals: {},
    fallbackReason: 'no-data',
  });
  const documentOf = (...calls: Endpoint[]) =>
    openApi(
      calls.map((one, index) => ({
        feature: 'support',
        name: `support.thing${index}`,
        call: { ...one, path: `/api/v1/thing${index}` },
      })),
      shapes,
    );

  it('openapi schemas: shared schemas have the names of the contract', () => {
    const whole = documentOf(call(z.array(Named)));
    expect(whole.components.schemas['Named']).toMatchObject({
      required: ['id', 'day', 'note'],
      properties: { day: { examples: ['31.12.2026'] } },
    });
    expect(JSON.stringify(whole.paths)).toContain('{"$ref":"#/components/schemas/Named"}');
  });

  it('openapi schemas: a schema has two names when a request differs from a reply', () => {
    const Counted = z.object({ count: z._default(z.int(), 1) });
    const whole = openApi(
      [{ feature: 'support', name: 'support.thing', call: call(Counted, Counted) }],
      [{ name: 'Counted', schema: Counted }],
    );
    expect(Object.keys(whole.components.schemas)).toEqual(
      expect.arrayContaining(['Counted', 'CountedOutput']),
    );
    expect(whole.components.schemas['Counted']?.required).toBeUndefined();
    expect(whole.components.schemas['CountedOutput']?.required).toEqual(['count']);
  });

  it('openapi schemas: a schema appears in the document once, however often it is used', () => {
    const field = z.string().check(z.maxLength(100));
    const large = () => z.object({ alpha: field, beta: field, gamma: field, delta: field });
    const whole = documentOf(call(large()), call(z.array(large())));
    expect(Object.keys(whole.components.schemas)).toContain('Support');
    expect(JSON.stringify(whole).split('"gamma":{').length).toBe(2);
  });

  it('openapi schemas: a schema can be recursive', () => {
    const Tree = z.object({
      name: z.string(),
      get children() {
        return z.array(Tree);
      },
    });
    const whole = openApi(
      [{ feature: 'support', name: 'support.tree', call: call(z.array(Tree)) }],
      [{ name: 'Tree', schema: Tree }],
    );
    expect(whole.components.schemas['Tree']?.properties?.['children']?.items).toEqual({
      $ref: '#/components/schemas/Tree',
    });
    const reply = whole.paths['/api/v1/thing']?.['get']?.responses['200'];
    const example = reply && 'content' in reply && reply.content?.['application/json']?.example;
    expect(z.safeParse(z.array(Tree), example).success).toBe(true);
  });
});

it.each(['ru', 'en'] as const)('openapi: every feature has a unique title, in %s', (language) => {
  const titles = Object.values(featureTexts).map((texts) => texts[language]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
