import { ApiError, type ClientOptions, createClient } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { usesIn, useTexts } from '@semestr/api/uses';
import { translator } from '@semestr/core/texts';
import { connection, stateAfter, watchSlow } from '@semestr/ui/connection/connection';
import { HttpError } from 'react-admin';
import { chosenLanguage } from './i18n/language.ts';

/** How every call of the console travels. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  fetch: (...request) => watchSlow(fetch(...request)),
  // Built, the console trusts its server.
  ...(import.meta.env.DEV && { check: (await import('@semestr/api/check')).checkReply }),
};

/** The typed client, for calls that are not those of a resource. */
export const client = createClient({
  ...clientOptions,
  // Failures are named where they happen; an answer proves that the server is back.
  onAnswer: (response) => {
    if (stateAfter(response) === 'up') connection.set('up');
  },
});

/** What went wrong, for a person. A fault of ours that has no reason gets the sentence of a failed connection. */
export function sentenceOf(error: unknown): string {
  // The data provider has put the sentence into its errors.
  if (error instanceof HttpError) return error.message;
  const tell = translator(reasonTexts, chosenLanguage());
  if (!(error instanceof ApiError)) return tell('not-loaded');
  return [tell(error.reason), usesSentence(error.body)].filter(Boolean).join(' ');
}

/** What stands in the way of a removal: "It is used by 256 marks and 2 groups."; empty where nothing does. */
function usesSentence(body: unknown): string {
  const uses = usesIn(body);
  if (uses.length === 0) return '';
  const language = chosenLanguage();
  const tell = translator(useTexts, language);
  const told = uses.map(({ resource, count }) => tell(resource, { count }));
  return tell('list', { uses: new Intl.ListFormat(language).format(told) });
}

/** Somebody has changed the record since it was read. */
export class StaleRecord extends HttpError {
  constructor(...details: ConstructorParameters<typeof HttpError>) {
    super(...details);
    // react-admin makes whatever extends its error that error again.
    Object.setPrototypeOf(this, StaleRecord.prototype);
  }
}

/** A refusal as react-admin reads it: the sentence, what it is about, and the reason of each field that is wrong. */
export function errorOf(refusal: ApiError): HttpError {
  const { reason, status, fields, body: facts } = refusal;
  const Kind = reason === 'record-stale' ? StaleRecord : HttpError;
  const errors = Object.fromEntries(fields.map((fault) => [fault.field, fault.reason]));
  return new Kind(sentenceOf(refusal), status, { reason, facts, ...(fields.length > 0 && { errors }) });
}
