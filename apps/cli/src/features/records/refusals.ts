import { ApiError } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { useCount, usesIn, useTexts } from '@semestr/api/uses';
import { requestTexts } from '@semestr/core/requests/texts';
import { withTakenNumbers } from '../../http/taken-numbers.ts';
import { exit, Failure } from '../../io/failure.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { texts } from './texts.ts';

/** The field that confirms a record after the server requested confirmation. */
const answers: Readonly<Record<string, string>> = {
  'lesson-clash': 'inSpiteOfClash',
  'group-has-head': 'inPlaceOfHead',
};

/** Adds details to a refusal: what uses the record, or how to confirm. */
function withDetails(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const uses = error.reason === 'record-in-use' ? usesIn(error.body) : [];
  const field = answers[error.reason];
  if (uses.length === 0 && field === undefined) return error;
  return new Failure(
    async (language) => {
      const t = await fetchTexts(texts, language);
      const words = {
        uses: await fetchTexts(useTexts, language),
        requests: await fetchTexts(requestTexts, language),
      };
      const named = uses.map((use) => useCount(use, words)).join(', ');
      return [
        (await fetchTexts(reasonTexts, language))(error.reason),
        ...(uses.length > 0 ? [words.uses('list', { uses: named })] : []),
        ...(field === undefined ? [] : [t('allTheSame', { field })]),
      ].join(' ');
    },
    exit.failed,
    error,
  );
}

/** Runs a change of a record; a refusal is reported with all its details. */
export async function withRefusalDetails<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withDetails(withTakenNumbers(error));
  }
}
