import { type JsonSchema, resolved, type Schemas } from '@semestr/api/openapi/document';
import type { ApiTexts } from './texts.ts';

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

/** Returns the alternatives of a schema, except null. */
export const variantsOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] =>
  (anyOf ?? oneOf ?? []).filter((one) => !isNull(one));

export const mayBeNull = (schema: JsonSchema): boolean =>
  (schema.anyOf ?? schema.oneOf ?? []).some(isNull) || (typesOf(schema).includes('null') && !isNull(schema));

/** Returns the name of a schema in its document: "Certificate". */
export const nameOf = ({ $ref }: JsonSchema): string | null =>
  $ref ? $ref.slice($ref.lastIndexOf('/') + 1) : null;

const words = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null', 'file'] as const;

const wordOf = (type: string) => words.find((one) => one === type);

/** Describes the type of a value in words. */
export function kindOf(schema: JsonSchema, schemas: Readonly<Schemas>, t: ApiTexts): string {
  const variants = variantsOf(schema);
  if (variants.length > 0) return [...new Set(variants.map((one) => kindOf(one, schemas, t)))].join(t('or'));
  const real = resolved(schema, schemas);
  if (real !== schema) return kindOf(real, schemas, t);
  const type = typesOf(real).find((one) => one !== 'null') ?? (real.const !== undefined ? 'string' : '');
  if (real.prefixItems)
    return t('listOf', { item: real.prefixItems.map((one) => kindOf(one, schemas, t)).join(', ') });
  if (type === 'array' && real.items) return t('listOf', { item: kindOf(real.items, schemas, t) });
  if (real.format === 'binary') return t('words.file');
  const word = wordOf(type);
  return word ? t(`words.${word}`) : t('any');
}

const range = (low: number | undefined, high: number | undefined, t: ApiTexts): string | null => {
  if (low !== undefined && low === high) return String(low);
  if (low !== undefined && high !== undefined) return `${low}–${high}`;
  if (low !== undefined) return t('from', { low });
  return high === undefined ? null : t('upTo', { high });
};

/** Bounds this large come from the database, not from the university's rules. */
const HUGE = 2_147_483_647;
const formatMaximum = (maximum: number | undefined): number | undefined =>
  maximum !== undefined && maximum < HUGE ? maximum : undefined;

/** Describes the constraints of a value beyond its type: short phrases, and code between backticks. */
export function boundsOf(schema: JsonSchema, schemas: Readonly<Schemas>, t: ApiTexts): string[] {
  const [variant, ...others] = variantsOf(schema);
  const own =
    variant && others.length === 0 ? { ...resolved(variant, schemas), ...schema } : resolved(schema, schemas);
  const { enum: choices, pattern, format, minLength, maxLength, minItems, maxItems } = own;
  const { minimum, exclusiveMinimum, maximum, examples, description } = own;
  const length = range(minLength || undefined, maxLength, t);
  const items = range(minItems || undefined, maxItems, t);
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const phrases = [
    description,
    choices && choices.map((one) => `\`${JSON.stringify(one)}\``).join(', '),
    own.const !== undefined && `\`${JSON.stringify(own.const)}\``,
    range(low, formatMaximum(maximum), t),
    length && t('length', { range: length }),
    items && !own.prefixItems && t('items', { range: items }),
    ...(own.prefixItems ?? []).flatMap((one) => boundsOf(one, schemas, t)),
    format && format !== 'binary' && `\`${format}\``,
    !format && !examples && pattern && `${t('pattern')} \`${pattern}\``,
    examples && `${t('suchAs')} \`${String(examples[0])}\``,
    own.default !== undefined && own.default !== '' && `${t('byDefault')} \`${JSON.stringify(own.default)}\``,
  ];
  return phrases.filter((one): one is string => typeof one === 'string' && one !== '');
}
