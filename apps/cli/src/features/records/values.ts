import type { Schema } from '@semestr/api/endpoint';
import * as z from 'zod/mini';

const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** Whether a value is at least of the kind that the field takes: a number that is too large, for one. */
const isOfKind = (schema: Schema, value: unknown): boolean =>
  z
    .safeParse(schema, value)
    .error?.issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0) ?? true;

/** What a JSON text holds; undefined where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A value as it was typed: JSON where that is what the field takes ("7", "null", "[1,2]"), else text. What fits neither
 * way is left for the contract to find fault with.
 */
export function valueOf(schema: Schema, text: string): unknown {
  const json = jsonIn(text);
  if (json === undefined) return text;
  if (fits(schema, json)) return json;
  if (fits(schema, text)) return text;
  return isOfKind(schema, json) ? json : text;
}

/** The values of a filter: one alone where the field takes that, else all of them as a list. */
export function filterValueOf(schema: Schema, texts: readonly string[]): unknown {
  const values = texts.map((text) => {
    const json = jsonIn(text);
    return json !== undefined && (fits(schema, json) || fits(schema, [json])) ? json : text;
  });
  const [only] = values;
  const isOne = values.length === 1 && (fits(schema, only) || !fits(schema, [only]));
  return isOne ? only : values;
}
