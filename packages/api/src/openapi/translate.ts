import * as z from 'zod/mini';
import { DocumentUrl } from '../data-url.ts';
import type { Schema } from '../endpoint.ts';
import { Upload } from '../upload.ts';
import { jsonOf } from '../resource.ts';
import { AnyDate, DottedDate, IsoDate, Term } from '../shapes.ts';
import { type JsonSchema, schemaRef, type Schemas } from './document.ts';

type Direction = 'input' | 'output';

/** Checks by a function have no JSON Schema, so that their equivalents are listed here. */
const written = new Map<Schema, JsonSchema>([
  [DottedDate, { pattern: String.raw`^\d{1,2}\.\d{1,2}\.\d{4}$`, examples: ['31.12.2026'] }],
  [IsoDate, { format: 'date', examples: ['2026-12-31'] }],
  [Term, { pattern: String.raw`^\d{4}-(?:autumn|spring)$`, examples: ['2026-autumn'] }],
  [AnyDate, { examples: ['31.12.2026', '2026-12-31'] }],
  [Upload, { type: 'string', format: 'binary' }],
  [
    DocumentUrl,
    {
      description: 'A PDF, a JPEG or a PNG as a data URL',
      examples: ['data:application/pdf;base64,JVBERi0xLjcKJSVFT0Y='],
    },
  ],
]);

const isWhole = (value: unknown): boolean => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** Removes limits that apply to every integer, or only to this project's server, and do not help readers. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (isWhole(schema.minimum)) delete schema.minimum;
  if (isWhole(schema.maximum)) delete schema.maximum;
  // Another provider may send additional keys, which clients must accept.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // `maxItems` already states that a tuple has no further items.
  if (schema.items === false) delete schema.items;
  if (schema.anyOf?.some(isAnything)) withoutAnything(schema);
}

const isAnything = (schema: object): boolean => Object.keys(schema).length === 0;

/**
 * Converts "this, or anything" to "this", with a description that other values are possible: an empty body, an unknown
 * form.
 */
function withoutAnything(schema: z.core.JSONSchema.BaseSchema): void {
  const variants = schema.anyOf?.filter((one) => !isAnything(one)) ?? [];
  delete schema.anyOf;
  const [only, ...others] = variants.filter(({ type }) => type !== 'null');
  if (!only) return;
  Object.assign(schema, others.length === 0 ? only : { anyOf: variants });
  schema.description = 'May be missing or have another form';
}

/** Converts the contract's schemas to JSON Schema; named schemas become components that are referred to by name. */
export class Translator {
  readonly schemas: Schemas = {};
  readonly #names = z.registry<{ id: string }>();

  constructor(shapes: readonly { name: string; schema: Schema }[]) {
    for (const { name, schema } of shapes) this.#names.add(schema, { id: name });
  }

  translate(schema: Schema, io: Direction): JsonSchema {
    // Wrapped in a field, so that a schema that itself has a name is referred to like any other.
    const { properties = {}, $defs = {} } = z.toJSONSchema(z.object({ root: schema }), {
      io,
      metadata: this.#names,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, written.get(zodSchema));
        tidy(jsonSchema);
      },
    });
    const names = new Map(
      Object.entries($defs).map(([key, shape]) => [key, this.#nameOf(key, JSON.stringify(shape), io)]),
    );
    const ours = (value: unknown): JsonSchema => renamed(value, names);
    for (const [key, shape] of Object.entries($defs)) {
      const { id: _id, ...rest } = shape;
      this.schemas[names.get(key) ?? key] = ours(rest);
    }
    return ours(properties['root'] ?? {});
  }

  /** A request's schema that differs from the reply's of the same name gets a separate name. */
  #nameOf(key: string, text: string, io: Direction): string {
    const existing = this.#texts.get(key);
    if (existing === undefined || existing === text) {
      this.#texts.set(key, text);
      return key;
    }
    return io === 'input' ? `${key}Input` : `${key}Output`;
  }
  readonly #texts = new Map<string, string>();

  /** Describes a parameter: a number that is sent as text, or the content of a JSON text. */
  parameter(schema: Schema): { schema: JsonSchema } | { content: Record<string, { schema: JsonSchema }> } {
    const inner = jsonOf(schema);
    if (inner) {
      const usual = schema instanceof z.ZodMiniDefault ? { default: schema._zod.def.defaultValue } : {};
      return {
        content: { 'application/json': { schema: { ...this.translate(inner, 'input'), ...usual } } },
      };
    }
    const sent = this.translate(schema, 'input');
    const read = this.translate(schema, 'output');
    return { schema: read.type === 'integer' || read.type === 'boolean' ? read : sent };
  }
}

/** Points references to the components of the document. */
const renamed = (value: unknown, names: ReadonlyMap<string, string>): JsonSchema =>
  // JSON.parse returns the same structure, except for the names.
  JSON.parse(JSON.stringify(value), (key, text: unknown) =>
    key === '$ref' && typeof text === 'string'
      ? schemaRef(names.get(text.replace('#/$defs/', '')) ?? text)
      : text,
  ) as JsonSchema;
