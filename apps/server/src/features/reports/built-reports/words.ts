import type { DimensionName } from '@semestr/core/built-reports';
import { academicYearLabel } from '@semestr/core/calendar';
import { dotted, inOrder, type IsoDate } from '@semestr/core/dates';
import { capitalise, dayName } from '@semestr/core/display';
import { isRequestKind, requestKinds, rulesOf } from '@semestr/core/requests/kinds';
import { states } from '@semestr/core/requests/lifecycle';
import { kindName, stateName } from '@semestr/core/requests/words';
import { kindOfTerm, type TermCode, yearOfTerm } from '@semestr/core/term';
import type { Database } from '../../../db/database.ts';
import { monthIn } from '../missed.ts';
import type { Words } from '../table.ts';
import type { Value } from './count.ts';
import { isKept, namesOf } from './names.ts';

/** Formatter and sort order for the values of a dimension. */
export interface DimensionWords {
  of: (value: Value) => string;
  compare: (a: Value, b: Value) => number;
}

/** Looks up the name of a value; an unknown value is returned unchanged. */
const wordOf = <K extends string>(value: Value, words: Readonly<Record<K, string>>): string =>
  // Any text may occur; only those in the list have a name.
  words[String(value) as K] ?? String(value);

/** "omissions.waiting": a state includes its type. */
function stateWords(value: Value, t: Words, hasKind: boolean): string {
  const [kind = '', state = ''] = String(value).split('.');
  if (!isRequestKind(kind)) return String(value);
  const words = stateName({ kind, state }, t.language);
  return hasKind ? words : `${kindName(kind, t.language)}: ${words.toLowerCase()}`;
}

/** Lists the states in the order in which requests pass through them, type by type. */
const statesInOrder = (): readonly string[] =>
  requestKinds.flatMap((kind) => states(rulesOf(kind).lifecycle).map((state) => `${kind}.${state}`));

function kindWords(value: Value, t: Words): string {
  const kind = String(value);
  return isRequestKind(kind) ? kindName(kind, t.language) : kind;
}

/** Returns formatters for values that are not ids. Values of the other dimensions are displayed unchanged. */
function formatters(t: Words, hasKind: boolean): Partial<Record<DimensionName, (value: Value) => string>> {
  return {
    degree: (value) => wordOf(value, { 1: t('built.degrees.first'), 2: t('built.degrees.master') }),
    excused: (value) => wordOf(value, { yes: t('built.excused.yes'), no: t('built.excused.no') }),
    kind: (value) => kindWords(value, t),
    state: (value) => stateWords(value, t, hasKind),
    // The database contains nothing else in these columns.
    term: (value) => termWords(value as TermCode, t),
    weekday: (value) => capitalise(dayName(Number(value), t.language)),
    loanState: (value) =>
      wordOf(value, {
        returned: t('built.loanState.returned'),
        out: t('built.loanState.out'),
        late: t('built.loanState.late'),
      }),
    day: (value) => dotted(value as IsoDate),
    month: (value) => monthIn(String(value), t.language),
  };
}

const termWords = (term: TermCode, t: Words): string =>
  t(`conditions.${kindOfTerm(term)}`, { year: academicYearLabel(yearOfTerm(term)) });

const inPlaceOf =
  (order: readonly string[]) =>
  (a: Value, b: Value): number =>
    order.indexOf(String(a)) - order.indexOf(String(b));

const ordered: Partial<Record<DimensionName, (a: Value, b: Value) => number>> = {
  kind: inPlaceOf(requestKinds),
  state: inPlaceOf(statesInOrder()),
  loanState: inPlaceOf(['out', 'late', 'returned']),
  term: (a, b) => inOrder(String(a), String(b)),
  day: (a, b) => inOrder(String(a), String(b)),
  month: (a, b) => inOrder(String(a), String(b)),
};

const byNumber = (a: Value, b: Value): number => Number(a) - Number(b);

/** Empty values come last. */
const emptyLast =
  (compare: (a: Value, b: Value) => number) =>
  (a: Value, b: Value): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return compare(a, b);
  };

/**
 * Returns the formatters for the values of a dimension; `hasKind` when the request type is displayed next to the state.
 */
export async function wordsOf(
  db: Database,
  t: Words,
  { dimension, values, hasKind }: { dimension: DimensionName; values: readonly Value[]; hasKind: boolean },
): Promise<DimensionWords> {
  const none = dimension === 'administrator' ? t('built.noneFound') : t('built.none');
  const ids = values.filter((value) => typeof value === 'number');
  const names = isKept(dimension) ? await namesOf(db, dimension, ids) : null;
  const text = names
    ? (value: Value) => names.get(Number(value)) ?? String(value)
    : (formatters(t, hasKind)[dimension] ?? String);
  const of = (value: Value): string => (value === null ? none : text(value));
  const collator = new Intl.Collator(t.language, { numeric: true });
  const isNumber = !names && typeof values.find((value) => value !== null) === 'number';
  const byWords = (a: Value, b: Value): number => collator.compare(of(a), of(b));
  return { of, compare: emptyLast(ordered[dimension] ?? (isNumber ? byNumber : byWords)) };
}
