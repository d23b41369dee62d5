import type { FieldFault } from '@semestr/api/client';
import type { Schema } from '@semestr/api/endpoint';
import { faultTexts } from '@semestr/api/faults';
import { fieldReasonOf } from '@semestr/api/issues';
import { reasonTexts } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/languages';
import * as z from 'zod/mini';
import { exit, Failure, failure } from '../../io/failure.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { fieldName, fieldReason } from '../../io/field-sentences.ts';
import { choicesOf, type Fields } from './fields.ts';
import { similarTo } from './similar.ts';
import { texts } from './texts.ts';

/** Lists what is wrong with the fields of a value, as the server would report it. */
export const faultsIn = (schema: Schema | null | undefined, value: unknown): FieldFault[] =>
  (schema ? (z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []) : []).map((issue) => ({
    field: issue.path.map(String).join('.'),
    reason: fieldReasonOf(issue),
  }));

/** Formats one sentence for each fault, with the allowed values when there are few. */
export async function faultLines(
  faults: readonly FieldFault[],
  fields: Fields,
  language: Language,
): Promise<string[]> {
  const t = await fetchTexts(texts, language);
  await fetchTexts(faultTexts, language);
  const schemas = [z.object(fields)];
  return faults.map((fault) => {
    const field = fieldName(fault.field);
    const reason = fieldReason(fault, schemas, language);
    const choices = fault.reason === 'format' ? choicesOf(fields[field]) : [];
    return choices.length > 0
      ? t('faultOf', { field, reason, choices: choices.join(', ') })
      : t('fault', { field, reason });
  });
}

/** Builds the error for a value that is rejected before it is sent, with the fault of each field. */
const refusal = (faults: readonly FieldFault[], fields: Fields): Failure =>
  new Failure(async (language) => {
    const lines = await faultLines(faults, fields, language);
    return [(await fetchTexts(reasonTexts, language))('bad-input'), ...lines.map((line) => `  ${line}`)].join(
      '\n',
    );
  }, exit.usage);

/** Throws for a value that the server would reject. */
export function checkValue(schema: Schema | null | undefined, value: unknown, fields: Fields): void {
  const faults = faultsIn(schema, value);
  if (faults.length > 0) throw refusal(faults, fields);
}

type Unknown = 'unknownField' | 'unknownFilter' | 'unknownSort' | 'unknownColumn';

/** Throws for an unknown name, and suggests similar ones. */
export function checkName(what: Unknown, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  const meant = similarTo(name, names);
  throw failure(
    texts,
    (t) =>
      [
        t(what, { name }),
        ...(meant.length > 0 ? [t('meant', { names: meant.join(', ') })] : []),
        t('allowed', { names: names.join(', ') }),
      ].join('\n'),
    exit.usage,
  );
}
