import { PDF, type Endpoint, type Schema } from '@semestr/api/endpoint';
import { Upload } from '@semestr/api/upload';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { smallPdf } from '../small-pdf.ts';

/** Values from responses and valid requests, by field name: existing ids, names, dates. */
export class KnownValues {
  readonly #byName = new Map<string, Set<unknown>>();

  /** Adds every scalar value of a response; ids also by the feature that returned them. */
  add(feature: string, value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 30)) this.add(feature, one, name);
    else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
      for (const [key, one] of Object.entries(value)) this.add(feature, one, key);
    else if (typeof value === 'number' || (typeof value === 'string' && value.length < 200))
      for (const key of [name, `${feature}.${name}`]) this.#keep(key, value);
  }

  #keep(name: string, value: unknown): void {
    const values = this.#byName.get(name) ?? new Set();
    if (values.size < 60) this.#byName.set(name, values.add(value));
  }

  /** Returns possible values of a feature's field. */
  for(feature: string, name: string): unknown[] {
    const single = name.replace(/s$/, '');
    const names = [`${feature}.${name}`, name, single];
    if (/ids?$/i.test(name)) names.push(`${feature}.id`, 'id');
    for (const one of names) {
      const values = this.#byName.get(one);
      if (values) return [...values];
    }
    return [];
  }
}

/** Texts that reveal missing validation or escaping. */
const trickyTexts = fc.constantFrom(
  '',
  ' ',
  '%',
  '_',
  '\\',
  "'; drop table users; --",
  '\u0000',
  '\ud800',
  '\u202e',
  'я'.repeat(5000),
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0',
  '1e9',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '31.02.2026',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '00.00.0000',
  '24:61',
);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Generates dates in the formats of the calls. */
const day = fc
  .record({
    y: fc.integer({ min: 2025, max: 2027 }),
    m: fc.integer({ min: 1, max: 12 }),
    d: fc.integer({ min: 1, max: 31 }),
  })
  .chain(({ y, m, d }) =>
    fc.constantFrom(
      `${twoDigits(d)}.${twoDigits(m)}.${y}`,
      `${y}-${twoDigits(m)}-${twoDigits(d)}`,
      `${y}-${twoDigits(m)}-${twoDigits(d)}T10:00:00.000Z`,
    ),
  );

const plain = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom('Иванов Иван Иванович', 'Математика', 'ivanov@example.by', '+375291234567', '1-101'),
);

/** Generates any text. */
export const text: fc.Arbitrary<string> = fc.oneof(
  plain,
  day,
  trickyTexts,
  fc.integer().map(String),
  fc.json({ maxDepth: 2 }),
);

/** Generates any JSON value. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [null],
    0,
    -1,
    1.5,
    2 ** 31,
    1e308,
    -0,
    Number.MAX_SAFE_INTEGER,
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const fileBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  // A PDF, and only the signatures of a PDF, a PNG, a JPEG and a zip.
  fc.constant(smallPdf),
  fc
    .constantFrom('%PDF-1.7\n%%EOF', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff\u00e0', 'PK\u0003\u0004')
    .map((head) => Uint8Array.from(Buffer.from(head, 'latin1'))),
);

export const upload = fc.record({
  name: fc.constantFrom('scan.pdf', 'фото.png', '../../etc/passwd', '"', '', 'a'.repeat(300)),
  type: fc.constantFrom(PDF, 'image/png', 'image/jpeg', 'application/octet-stream', 'text/html'),
  bytes: fileBytes,
});

/** The subset of JSON Schema to which the contract's schemas are converted. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  isFile?: true;
}

export const jsonSchemaOf = (schema: Schema, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === (Upload as Schema)) Object.assign(jsonSchema, { isFile: true });
    },
    // The type of the library is far more general than needed here.
  }) as JsonSchema;

/** The position of a value. */
interface Place {
  values: KnownValues;
  feature: string;
  name: string;
}

const among = (values: readonly unknown[]): fc.Arbitrary<unknown>[] =>
  values.length > 0 ? [fc.constantFrom(...values)] : [];

function textFor(
  { minLength = 0, maxLength = 200, pattern }: JsonSchema,
  place: Place,
): fc.Arbitrary<unknown> {
  const candidates = place.values.for(place.feature, place.name).map(String);
  const longest = Math.min(maxLength, 20_000);
  return fc.oneof(
    { weight: 4, arbitrary: candidates.length > 0 ? fc.constantFrom(...candidates) : plain },
    { weight: 2, arbitrary: pattern ? fc.stringMatching(new RegExp(pattern)) : day },
    {
      weight: 2,
      arbitrary: fc.string({
        unit: 'grapheme',
        minLength: Math.min(minLength, 50),
        maxLength: Math.min(longest, 60),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom('я'.repeat(longest), 'я'.repeat(longest + 1)) },
  );
}

function numberFor(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -5 : schema.exclusiveMinimum + 1);
  const max = Math.max(min, schema.maximum ?? 1000);
  const candidates = place.values.for(place.feature, place.name).filter((value) => typeof value === 'number');
  return fc.oneof(
    ...among(candidates).map((arbitrary) => ({ weight: 4, arbitrary })),
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 40) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max, min - 1, max + 1) },
  );
}

function objectFor(schema: JsonSchema, place: Place, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    valueFor(field, { ...place, name }, depth + 1),
  ]);
  const { additionalProperties: more } = schema;
  const extra =
    typeof more === 'object'
      ? fc.dictionary(
          fc.oneof(plain, ...among(place.values.for(place.feature, 'name')).map((one) => one.map(String))),
          valueFor(more, place, depth + 1),
          { maxKeys: 4 },
        )
      : fc.constant({});
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      }),
      extra,
    )
    .map(([own, others]) => ({ ...others, ...own }));
}

const MAX_DEPTH = 6;

/** Generates values that match the schema, and rarely others. */
export function valueFor(schema: JsonSchema, place: Place, depth = 0): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return odd;
  return fc.oneof({ weight: 24, arbitrary: rightFor(schema, place, depth) }, { weight: 1, arbitrary: odd });
}

function rightFor(schema: JsonSchema, place: Place, depth: number): fc.Arbitrary<unknown> {
  if (schema.isFile) return upload;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map((kind) => valueFor(kind, place, depth)));
  const type = [schema.type].flat();
  if (type.length > 1)
    return fc.oneof(
      ...type.flatMap((one) => (one ? [rightFor({ ...schema, type: one }, place, depth)] : [])),
    );
  switch (type[0]) {
    case 'string':
      return textFor(schema, place);
    case 'integer':
    case 'number':
      return numberFor(schema, place);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map((item) => valueFor(item, place, depth + 1)))
        : fc.array(valueFor(schema.items ?? {}, place, depth + 1), {
            minLength: Math.min(schema.minItems ?? 0, 3),
            maxLength: Math.max(4, Math.min(schema.minItems ?? 0, 3)),
          });
    case 'object':
      return objectFor(schema, place, depth);
    case undefined:
    default:
      return odd;
  }
}

/** Generates the fields of a path or a query as texts; JSON within a text is generated from its content. */
export function textsFor(
  fields: Endpoint['query'],
  place: Omit<Place, 'name'>,
): Record<string, fc.Arbitrary<string>> {
  if (!fields) return {};
  const [input, output] = [jsonSchemaOf(fields, 'input'), jsonSchemaOf(fields, 'output')];
  return Object.fromEntries(
    Object.entries(input.properties ?? {}).map(([name, schema]) => {
      const schemaOfField = output.properties?.[name] ?? schema;
      const isJson =
        schema.type === 'string' && (schemaOfField.type === 'object' || schemaOfField.type === 'array');
      const right = valueFor(isJson ? schemaOfField : schema, { ...place, name }).map((value) =>
        typeof value === 'string' && !isJson ? value : (JSON.stringify(value) ?? ''),
      );
      return [name, fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: text })];
    }),
  );
}
