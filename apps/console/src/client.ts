import { ApiError, type ClientOptions, createClient } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { takenNumbersIn, useCount, usesIn, useTexts } from '@semestr/api/uses';
import { requestTexts } from '@semestr/core/requests/texts';
import { translator } from '@semestr/core/texts';
import { connection, fetchWatched, stateAfter } from '@semestr/ui/connection/connection';
import { HttpError } from 'react-admin';
import { chosenLanguage } from './i18n/language.ts';

/** Options shared by all API calls of the console. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  fetch: fetchWatched,
  // Replies are only validated during development; the production build trusts its server.
  ...(import.meta.env.DEV && { check: (await import('@semestr/api/check')).checkReply }),
};

/** The typed client, for calls that do not belong to a resource. */
export const client = createClient({
  ...clientOptions,
  // Failures are reported where they happen; a response proves that the server is back.
  onAnswer: (response) => {
    if (stateAfter(response) === 'up') connection.set('up');
  },
});

/** Formats an error for the user. An error of ours without a reason gets the message of a failed connection. */
export function sentenceOf(error: unknown): string {
  // The data provider has already put the message into its errors.
  if (error instanceof HttpError) return error.message;
  const text = translator(reasonTexts, chosenLanguage());
  if (!(error instanceof ApiError)) return text('not-loaded');
  return [text(error.reason), usesSentence(error.body), takenSentence(error.body)].filter(Boolean).join(' ');
}

/** Lists what blocks a removal, as in "It is used by 256 marks and 2 groups."; empty when nothing does. */
function usesSentence(body: unknown): string {
  const uses = usesIn(body);
  if (uses.length === 0) return '';
  const language = chosenLanguage();
  const text = translator(useTexts, language);
  const words = { uses: text, requests: translator(requestTexts, language) };
  const names = uses.map((use) => useCount(use, words));
  return text('list', { uses: new Intl.ListFormat(language).format(names) });
}

/** Lists the numbers that are already assigned, as in "Taken: No. 1147."; empty when there are none. */
function takenSentence(body: unknown): string {
  const numbers = takenNumbersIn(body);
  return numbers.length === 0
    ? ''
    : translator(useTexts, chosenLanguage())('takenNumbers', { numbers: numbers.join(', ') });
}

/** The record has been changed since it was loaded. */
export class StaleRecord extends HttpError {
  constructor(...details: ConstructorParameters<typeof HttpError>) {
    super(...details);
    // react-admin resets the prototype of its subclasses to its own error class.
    Object.setPrototypeOf(this, StaleRecord.prototype);
  }
}

/** Converts a refusal to a react-admin error: the message, its details, and the reason for each invalid field. */
export function errorOf(refusal: ApiError): HttpError {
  const { reason, status, fields, body: facts } = refusal;
  const Kind = reason === 'record-stale' ? StaleRecord : HttpError;
  const errors = Object.fromEntries(fields.map((fault) => [fault.field, fault.reason]));
  return new Kind(sentenceOf(refusal), status, { reason, facts, ...(fields.length > 0 && { errors }) });
}
