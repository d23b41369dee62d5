import type { FieldFault } from '@semestr/api/client';
import type { Schema } from '@semestr/api/endpoint';
import { faultTexts, isFieldReason } from '@semestr/api/faults';
import { fieldReasonOf } from '@semestr/api/issues';
import { reasonTexts } from '@semestr/api/reasons';
import type { Language } from '@semestr/core/languages';
import * as z from 'zod/mini';
import { exit, Failure, failure } from '../../io/failure.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { choicesOf, type Fields } from './fields.ts';
import { similarTo } from './similar.ts';
import { texts } from './texts.ts';

/** What is wrong with the fields of a value, as the server would find it. */
export const faultsIn = (schema: Schema | null | undefined, value: unknown): FieldFault[] =>
  (schema ? (z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []) : []).map((issue) => ({
    field: issue.path.map(String).join('.'),
    reason: fieldReasonOf(issue),
  }));

/** A sentence for each fault, with what a field may be where that is little. */
export async function faultLines(
  faults: readonly FieldFault[],
  fields: Fields,
  language: Language,
): Promise<string[]> {
  const t = await fetchTexts(texts, language);
  const tell = await fetchTexts(faultTexts, language);
  return faults.map(({ field: path, reason: why }) => {
    // The server names what was refused with the part of the request before it.
    const field = path.replace(/^body\./, '');
    const reason = isFieldReason(why) ? tell(why) : why;
    const choices = why === 'format' ? choicesOf(fields[field]) : [];
    return choices.length > 0
      ? t('faultOf', { field, reason, choices: choices.join(', ') })
      : t('fault', { field, reason });
  });
}

/** The refusal of a value before it is sent, with what is wrong with each field. */
const refusal = (faults: readonly FieldFault[], fields: Fields): Failure =>
  new Failure(async (language) => {
    const lines = await faultLines(faults, fields, language);
    return [(await fetchTexts(reasonTexts, language))('bad-input'), ...lines.map((line) => `  ${line}`)].join(
      '\n',
    );
  }, exit.usage);

/** Refuses a value that the server would refuse. */
export function checkValue(schema: Schema | null | undefined, value: unknown, fields: Fields): void {
  const faults = faultsIn(schema, value);
  if (faults.length > 0) throw refusal(faults, fields);
}

type Unknown = 'unknownField' | 'unknownFilter' | 'unknownSort' | 'unknownColumn';

/** Refuses a name that is not among those known, and says which may have been meant. */
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
