import * as z from 'zod/mini';
import { type Endpoint, empty, events, fileOf, type Schema } from './endpoint.ts';
import { reasons, type Reason } from './reasons.ts';

type Json = { [key: string]: unknown };

type Translate = (schema: Schema, io: 'input' | 'output') => Json;

/** Turns the schemas of one call into JSON Schema; what a recursive one defines for itself goes to `shared`. */
const translator =
  (name: string, shared: Json): Translate =>
  (schema, io) => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
    });
    const prefix = `${name}.${io}.`;
    const text = JSON.stringify(rest).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}`);
    const { $defs, ...own } = JSON.parse(text) as Json;
    for (const [key, shape] of Object.entries($defs ?? {})) shared[prefix + key] = shape;
    return own;
  };

const sentence = (reason: Reason): string => reasons[reason].en;

/** The parameters of a path or a query, one for each field. */
function parameters(fields: Schema | undefined, place: 'path' | 'query', translate: Translate): Json[] {
  if (!fields) return [];
  const schema = translate(fields, 'input');
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  return Object.entries(schema['properties'] ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: field as unknown,
  }));
}

const content = (schema: Json, type = 'application/json'): Json => ({ content: { [type]: { schema } } });

const bodyTypes = { json: 'application/json', text: 'text/plain', form: 'multipart/form-data' } as const;

/** The answer of a call that is done: nothing, a file, or JSON. */
function success(call: Endpoint, translate: Translate): Json {
  if (call.reply === empty) return { description: 'Done; the body is empty' };
  if (call.reply === events)
    return { description: 'Server-sent events', ...content({ type: 'string' }, 'text/event-stream') };
  const file = fileOf(call);
  return file
    ? { description: `The file ${file.name}`, ...content({ type: 'string', format: 'binary' }, file.type) }
    : { description: 'The answer', ...content(translate(call.reply, 'output')) };
}

function requestBody(call: Endpoint, translate: Translate): Json {
  if (!call.body) return {};
  const schema = translate(call.body, 'input');
  const types = (call.bodyAs ?? ['json']).map((way) => [bodyTypes[way], { schema }]);
  const required = !z.safeParse(call.body, undefined).success;
  return { requestBody: { required, content: Object.fromEntries(types) as Json } };
}

function responses(call: Endpoint, translate: Translate): Json {
  const refusals = Object.entries({ 400: 'bad-input' as const, ...call.refusals }).map(
    ([status, refusal]) => [
      status,
      {
        description:
          typeof refusal === 'string'
            ? sentence(refusal)
            : `${sentence(refusal.plain)} / ${sentence(refusal.withTime)}`,
      },
    ],
  );
  return Object.fromEntries([['200', success(call, translate)], ...refusals]);
}

const operation = (name: string, feature: string, call: Endpoint, translate: Translate): Json => ({
  operationId: name,
  tags: [feature],
  summary: call.summary,
  ...(call.access !== 'anyone' && { security: [{ session: [] }], 'x-access': call.access }),
  parameters: [...parameters(call.params, 'path', translate), ...parameters(call.query, 'query', translate)],
  ...requestBody(call, translate),
  responses: responses(call, translate),
});

/** The OpenAPI 3.1 document of a contract. */
export function openApi(contract: readonly { feature: string; name: string; call: Endpoint }[]): Json {
  const paths: { [path: string]: Json } = {};
  const schemas: Json = {};
  for (const { feature, name, call } of contract) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(name, feature, call, translator(name, schemas)),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Semestr', version: '1', description: 'The API of a university portal.' },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'SESSION' } },
      schemas,
    },
    paths,
  };
}
