import * as z from 'zod/mini';

const { $ZodArray, $ZodNullable, $ZodObject, $ZodObjectJIT, $ZodOptional, $ZodRecord, $ZodUnion, clone } =
  z.core;

/**
 * Creates a function that validates a reply against its schema and removes everything else; it throws when the reply
 * does not match. The contract uses zod/mini, which omits zod's compiled objects to keep the browser bundle small. On
 * the server every response is validated, so schemas are compiled on first use, which makes validation several times as
 * fast.
 */
export function replyCheck(schema: z.core.$ZodType): (value: unknown) => unknown {
  let compiledSchema: z.core.$ZodType | null = null;
  return (value) => {
    compiledSchema ??= compiled(schema);
    return z.parse(compiledSchema, value);
  };
}

/** Returns the same schema with compiled objects. A recursive schema is not compiled. */
const compiled = (schema: z.core.$ZodType): z.core.$ZodType => compile(schema, new Set());

function compile(schema: z.core.$ZodType, around: ReadonlySet<z.core.$ZodType>): z.core.$ZodType {
  if (around.has(schema)) return schema;
  const within = new Set(around).add(schema);
  const part = (inner: z.core.$ZodType) => compile(inner, within);
  if (schema instanceof $ZodObject) {
    const { def } = schema._zod;
    const shape = Object.entries(def.shape).map(([key, inner]) => [key, part(inner)] as const);
    return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
  }
  if (schema instanceof $ZodArray) {
    const { def } = schema._zod;
    return clone(schema, { ...def, element: part(def.element) });
  }
  if (schema instanceof $ZodRecord) {
    const { def } = schema._zod;
    return clone(schema, { ...def, valueType: part(def.valueType) });
  }
  if (schema instanceof $ZodNullable || schema instanceof $ZodOptional) {
    const { def } = schema._zod;
    return clone(schema, { ...def, innerType: part(def.innerType) });
  }
  if (schema instanceof $ZodUnion) {
    const { def } = schema._zod;
    return clone(schema, { ...def, options: def.options.map(part) });
  }
  return schema;
}
