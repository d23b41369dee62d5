import { capitalise } from '@semestr/core/display';
import { type JsonSchema, schemaRef, type Schemas } from './document.ts';

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Below this length a reference saves nothing. */
const MIN_LENGTH = 160;

const isShareable = (value: Json): boolean =>
  value['type'] === 'object' && isObject(value['properties']) && JSON.stringify(value).length >= MIN_LENGTH;

/** Keys with values, and parameters: equal filters of two lists may be unrelated. */
const UNTOUCHED = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-reason', 'parameters']);

/** Yields every part of a document with the name of the operation or field it belongs to. */
function* partsOf(
  value: unknown,
  name: string,
): Generator<readonly [key: string, part: unknown, name: string]> {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield [String(index), part, name];
    return;
  }
  if (!isObject(value)) return;
  const id = value['operationId'];
  const own = typeof id === 'string' ? nameOfOperation(id) : name;
  for (const [key, part] of Object.entries(value)) {
    if (UNTOUCHED.has(key)) continue;
    yield [key, part, key === 'requestBody' ? `${own}Body` : own];
  }
}

/** "admin.faculties.list" becomes `AdminFaculties`. */
const nameOfOperation = (id: string): string => id.split('.').slice(0, -1).map(capitalise).join('');

/** Maps the text of each repeated schema in a document to a name. */
function repeated(document: unknown, taken: ReadonlySet<string>): Map<string, string> {
  const seen = new Map<string, { name: string; times: number }>();
  const visit = (value: unknown, name: string): void => {
    if (isObject(value) && isShareable(value)) {
      const text = JSON.stringify(value);
      const existing = seen.get(text);
      if (existing) {
        existing.times += 1;
        return;
      }
      seen.set(text, { name, times: 1 });
    }
    const isFields = isObject(value) && isObject(value['properties']);
    for (const [key, part, own] of partsOf(value, name)) {
      if (!isFields || key !== 'properties') visit(part, own);
      else
        for (const [field, shape] of Object.entries(isObject(part) ? part : {}))
          visit(shape, own + capitalise(field.replaceAll(/\W/g, '')));
    }
  };
  visit(document, '');
  const names = new Map<string, string>();
  const used = new Set(taken);
  for (const [text, { name, times }] of seen) {
    if (times < 2) continue;
    let unique = name || 'Shape';
    for (let number = 2; used.has(unique); number += 1) unique = `${name}${number}`;
    used.add(unique);
    names.set(text, unique);
  }
  return names;
}

/** Moves the larger schemas that a document repeats into named components. */
export function shared<D extends { readonly components: { readonly schemas: Readonly<Schemas> } }>(
  document: D,
): D {
  const names = repeated(document, new Set(Object.keys(document.components.schemas)));
  const schemas: Schemas = {};
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (!isObject(value)) return value;
    const name = names.get(JSON.stringify(value));
    if (name === undefined) return parts(value);
    // Registered before its parts are processed, so that a recursive schema ends.
    if (!Object.hasOwn(schemas, name)) {
      schemas[name] = {};
      schemas[name] = parts(value);
    }
    return { $ref: schemaRef(name) };
  };
  const parts = (value: Json): JsonSchema =>
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, UNTOUCHED.has(key) ? part : replace(part)]),
    );
  // Only schemas have been replaced, by references to schemas.
  const result = parts(document) as D;
  return {
    ...result,
    components: { ...result.components, schemas: { ...result.components.schemas, ...schemas } },
  };
}
