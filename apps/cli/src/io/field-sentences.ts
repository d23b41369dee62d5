import type { FieldFault } from '@semestr/api/client';
import type { Endpoint, Schema } from '@semestr/api/endpoint';
import { faultTexts, type FieldReason, isFieldReason } from '@semestr/api/faults';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { isWholeNumber, type Limit, limitOf, schemaAt } from './field-limits.ts';
import { plain } from './output.ts';
import { texts } from './texts.ts';

/** Reasons whose text names the field itself. */
const complete: ReadonlySet<FieldReason> = new Set(['common', 'personal', 'cross-site']);

/** Returns the schemas of the parts of a request. */
export const schemasOf = ({ params, query, body }: Endpoint): Schema[] =>
  [body, query, params].flatMap((schema) => (schema ? [schema] : []));

/** Removes the part of the request with which a server may prefix the name of a field. */
export const fieldName = (path: string): string => path.replace(/^(?:body|query|params)\./, '');

function limitText({ counted, isInclusive, limit }: Limit, isBig: boolean, language: Language): string {
  const t = translator(texts, language);
  if (counted === 'value' && !isInclusive) return t(`faults.limits.${isBig ? 'less' : 'more'}`, { limit });
  return t(`faults.limits.${counted}${isBig ? 'Most' : 'Least'}`, { limit });
}

/**
 * Formats why a field was rejected, with the limit in its schema. `faultTexts` must be loaded. A reason beyond the
 * contract, of another provider, is returned unchanged.
 */
export function fieldReason(
  { field, reason }: FieldFault,
  schemas: readonly Schema[],
  language: Language,
): string {
  if (!isFieldReason(reason)) return reason;
  const path = fieldName(field).split('.');
  const schema = schemas.map((one) => schemaAt(one, path)).find((found) => found !== null);
  if (schema && (reason === 'too-small' || reason === 'too-big')) {
    const limit = limitOf(schema, reason);
    if (limit) return limitText(limit, reason === 'too-big', language);
  }
  if (schema && reason === 'format' && isWholeNumber(schema))
    return translator(texts, language)('faults.limits.whole');
  return plain(translator(faultTexts, language)(reason));
}

/** Formats a rejected field and why in one sentence. `faultTexts` must be loaded. */
export function fieldSentence(fault: FieldFault, schemas: readonly Schema[], language: Language): string {
  const text = fieldReason(fault, schemas, language);
  const isComplete = isFieldReason(fault.reason) && complete.has(fault.reason);
  const sentence = isComplete
    ? text
    : translator(texts, language)('faults.field', { field: fieldName(fault.field), reason: text });
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
