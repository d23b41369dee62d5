import type { Schema } from '@semestr/api/endpoint';
import * as z from 'zod/mini';

/** Returns the inner schema behind wrappers for optional values, defaults and conversions. */
export function insideOf(schema: Schema): Schema {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return insideOf(schema._zod.def.innerType);
  if (schema instanceof z.ZodMiniLazy) return insideOf(schema._zod.def.getter());
  if (!(schema instanceof z.ZodMiniPipe)) return schema;
  const { in: first, out } = schema._zod.def;
  return insideOf(first instanceof z.ZodMiniTransform ? out : first);
}

/** Returns the options of a union; any other schema is its only option. */
const optionsOf = (schema: Schema): Schema[] => {
  const inside = insideOf(schema);
  return inside instanceof z.ZodMiniUnion ? inside._zod.def.options.flatMap(optionsOf) : [inside];
};

interface Step {
  label: string;
  next: Schema | null;
}

function stepInto(schema: Schema, key: PropertyKey): Step | null {
  if (typeof key === 'number')
    return schema instanceof z.ZodMiniArray ? { label: '[]', next: schema._zod.def.element } : null;
  if (schema instanceof z.ZodMiniObject) {
    const field: unknown = Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined;
    return field instanceof z.ZodMiniType ? { label: `.${String(key)}`, next: field } : null;
  }
  return schema instanceof z.ZodMiniRecord ? { label: '{}', next: schema._zod.def.valueType } : null;
}

/**
 * Formats the path of a field in the contract's words: `[].student.lessons[].id`. A key that the contract does not name
 * may be a value, such as a person's name: it is written as `{}`.
 */
export function placeOf(schema: Schema, path: readonly PropertyKey[]): string {
  let at: Schema | null = schema;
  let place = '';
  for (const key of path) {
    const step: Step | undefined = (at ? optionsOf(at) : []).flatMap((one) => stepInto(one, key) ?? [])[0];
    place += step?.label ?? (typeof key === 'number' ? '[]' : '{}');
    at = step?.next ?? null;
  }
  return place.replace(/^\./, '') || '.';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Identifiers only; any other key may be a value. */
const isName = (key: string): boolean => /^[A-Za-z_$][\w$-]{0,59}$/.test(key);

const takesAnyKey = (schema: z.ZodMiniObject): boolean => {
  const { catchall } = schema._zod.def;
  return catchall !== undefined && !(catchall instanceof z.ZodMiniNever);
};

/** Whether a value has the outer type of a schema. */
const resembles = (schema: Schema, value: unknown): boolean =>
  (schema instanceof z.ZodMiniArray && Array.isArray(value)) ||
  (schema instanceof z.ZodMiniObject && isRecord(value));

function* extrasIn(schema: Schema, value: unknown, place: string): Generator<string> {
  const inside = insideOf(schema);
  if (inside instanceof z.ZodMiniUnion) {
    const options = optionsOf(inside);
    const fits =
      options.find((option) => z.safeParse(option, value).success) ??
      options.find((option) => resembles(option, value));
    if (fits) yield* extrasIn(fits, value, place);
  } else if (inside instanceof z.ZodMiniArray && Array.isArray(value)) {
    for (const item of value) yield* extrasIn(inside._zod.def.element, item, `${place}[]`);
  } else if (inside instanceof z.ZodMiniRecord && isRecord(value)) {
    for (const item of Object.values(value)) yield* extrasIn(inside._zod.def.valueType, item, `${place}{}`);
  } else if (inside instanceof z.ZodMiniObject && isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      const field: unknown = Object.hasOwn(inside.shape, key) ? inside.shape[key] : undefined;
      if (field instanceof z.ZodMiniType) yield* extrasIn(field, item, `${place}.${key}`);
      else if (!takesAnyKey(inside)) yield `${place}.${isName(key) ? key : '{}'}`;
    }
  }
}

/** Returns the keys of a value that its schema does not name, without duplicate paths. */
export const extraKeys = (schema: Schema, value: unknown): string[] => [
  ...new Set([...extrasIn(schema, value, '')].map((place) => place.replace(/^\./, ''))),
];
