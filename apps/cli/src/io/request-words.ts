import type { Language } from '@semestr/core/languages';
import type { RequestKind } from '@semestr/core/requests/kinds';
import { requestName, stateName } from '@semestr/core/requests/words';
import type { Column } from './rows.ts';

/** Returns the kind of a request for a table: "справка". */
export const kindWord = (kind: RequestKind, language: Language): string =>
  requestName(kind, language).toLowerCase();

/** Returns the state of a request for a table; an unknown one unchanged. */
export function stateWord(
  request: { kind: RequestKind; state: string },
  language: Language,
  reader?: 'university' | 'student',
): string {
  const word = stateName(request, language, reader);
  return word === request.state ? word : word.toLowerCase();
}

/**
 * Defines the column of a student's own requests with their state: a word in tables, the code in CSV.
 * @param stateOf the state of a row, or the provider's word for one that is unknown
 */
export const ownStateColumn = <R>(
  kind: RequestKind,
  { head, language, stateOf }: { head: string; language: Language; stateOf: (row: R) => string },
): Column<R> => ({
  key: 'state',
  head,
  value: stateOf,
  display: (row) => stateWord({ kind, state: stateOf(row) }, language, 'student'),
});
