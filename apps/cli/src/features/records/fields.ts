import type { Endpoint, Schema } from '@semestr/api/endpoint';
import { jsonOf } from '@semestr/api/resource';
import * as z from 'zod/mini';
import type { Kind } from './kinds.ts';

/** Schemas of the fields of an object by name. */
export type Fields = Readonly<Record<string, Schema>>;

/** Returns the fields of an object schema; none for any other schema. */
export const fieldsOf = (schema: Schema | null | undefined): Fields =>
  schema instanceof z.ZodMiniObject ? schema.shape : {};

/** Returns the schema of a list parameter that is sent as JSON. */
function parameterOf({ query }: Endpoint, name: 'filter' | 'sort'): Schema | null {
  const schema = query?._zod.def.shape[name];
  return schema ? jsonOf(schema) : null;
}

/** Returns the filter that a list supports. */
export const filterOf = ({ list }: Kind): Schema | null => parameterOf(list, 'filter');

/** Returns the fields that a list can be sorted by. */
export function sortsOf({ list }: Kind): string[] {
  const sort = parameterOf(list, 'sort');
  const [field] = sort instanceof z.ZodMiniTuple ? sort._zod.def.items : [];
  return field instanceof z.ZodMiniEnum ? Object.values(field._zod.def.entries).map(String) : [];
}

/** Returns the fields of a record of this type. */
export const recordFields = ({ one }: Kind): Fields => fieldsOf(one.reply);

/** Returns the writable fields of a record; the version is set by the code that sends it. */
export function writtenFields(call: Endpoint): Fields {
  const { version: _seenTo, ...fields } = fieldsOf(call.body);
  return fields;
}

/** Returns the allowed values of a field when there are few; empty when any value is allowed. */
export function choicesOf(schema: Schema | undefined): string[] {
  if (schema instanceof z.ZodMiniEnum) return Object.values(schema._zod.def.entries).map(String);
  if (schema instanceof z.ZodMiniLiteral) return schema._zod.def.values.map(String);
  if (schema instanceof z.ZodMiniBoolean) return ['true', 'false'];
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return choicesOf(schema._zod.def.innerType);
  return schema instanceof z.ZodMiniUnion ? choicesOf(schema._zod.def.options[0]) : [];
}
