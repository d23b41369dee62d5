import type { Schema } from '@semestr/api/endpoint';
import * as z from 'zod/mini';

const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** Whether a value has at least the type of the field; a number that is too large does. */
const isOfKind = (schema: Schema, value: unknown): boolean =>
  z
    .safeParse(schema, value)
    .error?.issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0) ?? true;

/** Parses a JSON text; undefined when it is invalid. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a typed value: as JSON when the field accepts it ("7", "null", "[1,2]"), otherwise as text. The contract
 * rejects a value that is valid in neither form.
 */
export function valueOf(schema: Schema, text: string): unknown {
  const json = jsonIn(text);
  if (json === undefined) return text;
  if (fits(schema, json)) return json;
  if (fits(schema, text)) return text;
  return isOfKind(schema, json) ? json : text;
}

/** Returns the value of a filter: a single one when the field accepts it, otherwise all of them as a list. */
export function filterValueOf(schema: Schema, texts: readonly string[]): unknown {
  const values = texts.map((text) => {
    const json = jsonIn(text);
    return json !== undefined && (fits(schema, json) || fits(schema, [json])) ? json : text;
  });
  const [only] = values;
  const isOne = values.length === 1 && (fits(schema, only) || !fits(schema, [only]));
  return isOne ? only : values;
}
