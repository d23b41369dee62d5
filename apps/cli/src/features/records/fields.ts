import type { Endpoint, Schema } from '@semestr/api/endpoint';
import { jsonOf } from '@semestr/api/resource';
import * as z from 'zod/mini';
import type { Kind } from './kinds.ts';

/** The fields of something by their names. */
export type Fields = Readonly<Record<string, Schema>>;

/** The fields of an object; none of anything else. */
export const fieldsOf = (schema: Schema | null | undefined): Fields =>
  schema instanceof z.ZodMiniObject ? schema.shape : {};

/** What stands as JSON in a parameter of a list. */
function parameterOf({ query }: Endpoint, name: 'filter' | 'sort'): Schema | null {
  const schema = query?._zod.def.shape[name];
  return schema ? jsonOf(schema) : null;
}

/** What a list may be narrowed to. */
export const filterOf = ({ list }: Kind): Schema | null => parameterOf(list, 'filter');

/** By what a list may be sorted. */
export function sortsOf({ list }: Kind): string[] {
  const sort = parameterOf(list, 'sort');
  const [field] = sort instanceof z.ZodMiniTuple ? sort._zod.def.items : [];
  return field instanceof z.ZodMiniEnum ? Object.values(field._zod.def.entries).map(String) : [];
}

/** What a record of the kind has. */
export const recordFields = ({ one }: Kind): Fields => fieldsOf(one.reply);

/** What may be written of a record; its version is seen to by whoever writes. */
export function writtenFields(call: Endpoint): Fields {
  const { version: _seenTo, ...fields } = fieldsOf(call.body);
  return fields;
}

/** The values that a field may have where they are few; none where it may have any. */
export function choicesOf(schema: Schema | undefined): string[] {
  if (schema instanceof z.ZodMiniEnum) return Object.values(schema._zod.def.entries).map(String);
  if (schema instanceof z.ZodMiniLiteral) return schema._zod.def.values.map(String);
  if (schema instanceof z.ZodMiniBoolean) return ['true', 'false'];
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return choicesOf(schema._zod.def.innerType);
  return schema instanceof z.ZodMiniUnion ? choicesOf(schema._zod.def.options[0]) : [];
}
