import { DEFAULT_RANGE } from '@semestr/api/filters';
import { exit, failure } from '../../io/failure.ts';
import { checkName, checkValue } from './faults.ts';
import { fieldsOf, filterOf, sortsOf } from './fields.ts';
import type { Kind } from './kinds.ts';
import type { KindName } from './names.ts';
import { texts } from './texts.ts';
import { filterValueOf } from './values.ts';

/** Number of records in a page of a list. */
export const PAGE = DEFAULT_RANGE;

/** List parameters as typed. */
export interface ListOptions {
  words: string;
  /** "field=value" each. */
  filters: readonly string[];
  /** "field", or "-field" for descending order. */
  sort: string | undefined;
}

/** Splits "field=value" into its two parts. */
export function pairOf(text: string): [field: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw failure(texts, (t) => t('noEquals', { text }), exit.usage);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Builds the filter of a list. Several values of one field become a list, any of which matches. */
export function buildFilter(kind: Kind, { words, filters }: Omit<ListOptions, 'sort'>): object {
  const schema = filterOf(kind);
  const fields = fieldsOf(schema);
  const typed = new Map<string, string[]>();
  for (const [name, value] of filters.map(pairOf)) {
    checkName('unknownFilter', name, Object.keys(fields));
    typed.set(name, [...(typed.get(name) ?? []), value]);
  }
  const filter = Object.fromEntries([
    ...(words === '' ? [] : [['q', words]]),
    ...[...typed].map(([name, values]) => {
      const field = fields[name];
      return [name, field ? filterValueOf(field, values) : values];
    }),
  ]) as object;
  checkValue(schema, filter, fields);
  return filter;
}

/** Converts the order of a list into the form that the call expects. */
function orderedBy(kind: Kind, sort: string): readonly [string, 'ASC' | 'DESC'] {
  const name = sort.replace(/^-/, '');
  checkName('unknownSort', name, sortsOf(kind));
  return [name, sort.startsWith('-') ? 'DESC' : 'ASC'];
}

/** Logs are sorted newest first unless another order is requested. */
const logs: ReadonlySet<string> = new Set<KindName>([
  'audit',
  'bug-reports',
  'broadcasts',
  'notifications',
  'outbox',
  'sessions',
]);

/** Builds the query of a list without its range. Throws for unknown names and invalid values. */
export function queryOf(kind: Kind, wanted: ListOptions): Readonly<Record<string, string>> {
  const filter = buildFilter(kind, wanted);
  const sort = wanted.sort ?? (logs.has(kind.name) ? '-id' : undefined);
  return {
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
    ...(sort !== undefined && { sort: JSON.stringify(orderedBy(kind, sort)) }),
  };
}
