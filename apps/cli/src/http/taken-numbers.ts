import { ApiError } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { takenNumbersIn, useTexts } from '@semestr/api/uses';
import { exit, Failure } from '../io/failure.ts';
import { fetchTexts } from '../io/fetch-texts.ts';

/** Adds the numbers that other papers have to a refusal; returns any other error unchanged. */
export function withTakenNumbers(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.reason !== 'certificate-number-taken') return error;
  const numbers = takenNumbersIn(error.body).join(', ');
  return new Failure(
    async (language) =>
      [
        (await fetchTexts(reasonTexts, language))(error.reason),
        (await fetchTexts(useTexts, language))('takenNumbers', { numbers }),
      ].join(' '),
    exit.failed,
    error,
  );
}

/** Runs an action that assigns numbers. Its refusal names the numbers that are taken. */
export async function namingTakenNumbers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withTakenNumbers(error);
  }
}
