import * as z from 'zod/mini';

const { $ZodArray, $ZodNullable, $ZodObject, $ZodObjectJIT, $ZodOptional, $ZodRecord, $ZodUnion, clone } =
  z.core;

/**
 * Holds what a call answers against its schema, and returns nothing outside it; throws where it does not fit. The contract
 * is written with zod/mini, which for the sake of browsers does without zod's compiled objects; every answer passes here,
 * so their schemas are compiled when they are first needed, and held against several times as fast.
 */
export function replyCheck(schema: z.core.$ZodType): (value: unknown) => unknown {
  let known: z.core.$ZodType | null = null;
  return (value) => {
    known ??= compiled(schema);
    return z.parse(known, value);
  };
}

/** The same schema with compiled objects; one that lies within itself stays as it was. */
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
