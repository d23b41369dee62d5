import type { Schema } from '@semestr/api/endpoint';
import * as z from 'zod/mini';

/** What a limit counts: the value of a number, the characters of a text, or the items of a list. */
type Counted = 'value' | 'text' | 'list';

export interface Limit {
  counted: Counted;
  /** Whether the limit itself is allowed. */
  isInclusive: boolean;
  limit: number;
}

/** Returns the schemas that a schema wraps, of an optional, nullable, converted or alternative value. */
function innerOf(schema: Schema): readonly Schema[] {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault
  )
    return [schema._zod.def.innerType];
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out];
  return schema instanceof z.core.$ZodUnion ? schema._zod.def.options : [];
}

/** Lists a schema and all schemas that it wraps. */
const layersOf = (schema: Schema): Schema[] => [schema, ...innerOf(schema).flatMap(layersOf)];

function childOf(schema: Schema, key: string): Schema | null {
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape[key] ?? null;
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  return schema instanceof z.core.$ZodArray && /^\d+$/.test(key) ? schema._zod.def.element : null;
}

/** Finds the schema of a field by its path; null when the schema has no such field. */
export function schemaAt(schema: Schema, path: readonly string[]): Schema | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  for (const layer of layersOf(schema)) {
    const child = childOf(layer, key);
    const found = child && schemaAt(child, rest);
    if (found) return found;
  }
  return null;
}

const countedBy = (schema: Schema): Counted => {
  if (schema instanceof z.core.$ZodArray) return 'list';
  return schema instanceof z.core.$ZodString ? 'text' : 'value';
};

function limitIn(check: z.core.$ZodCheck, reason: 'too-small' | 'too-big', counted: Counted): Limit | null {
  const isBig = reason === 'too-big';
  if (isBig && check instanceof z.core.$ZodCheckMaxLength)
    return { counted, isInclusive: true, limit: check._zod.def.maximum };
  if (!isBig && check instanceof z.core.$ZodCheckMinLength)
    return { counted, isInclusive: true, limit: check._zod.def.minimum };
  const compared = isBig ? z.core.$ZodCheckLessThan : z.core.$ZodCheckGreaterThan;
  if (!(check instanceof compared)) return null;
  const { value, inclusive } = check._zod.def;
  return typeof value === 'number' ? { counted, isInclusive: inclusive, limit: value } : null;
}

/** Returns the limit that a value of a schema exceeded; null when the schema has none. */
export function limitOf(schema: Schema, reason: 'too-small' | 'too-big'): Limit | null {
  for (const layer of layersOf(schema))
    for (const check of layer._zod.def.checks ?? []) {
      const limit = limitIn(check, reason, countedBy(layer));
      if (limit) return limit;
    }
  return null;
}

/** Whether the values of a schema are whole numbers. */
export const isWholeNumber = (schema: Schema): boolean =>
  layersOf(schema).some((layer) => layer instanceof z.core.$ZodNumberFormat);
