import { DEFAULT_RANGE } from '@semestr/api/filters';
import { exit, failure } from '../../io/failure.ts';
import { checkName, checkValue } from './faults.ts';
import { fieldsOf, filterOf, sortsOf } from './fields.ts';
import type { Kind } from './kinds.ts';
import type { KindName } from './names.ts';
import { texts } from './texts.ts';
import { filterValueOf } from './values.ts';

/** How many records a page of a list has. */
export const PAGE = DEFAULT_RANGE;

/** What of a list is wanted, as it was typed. */
export interface Wanted {
  words: string;
  /** "field=value" each. */
  filters: readonly string[];
  /** "field", or "-field" for the other way round. */
  sort: string | undefined;
}

/** The two sides of "field=value". */
export function pairOf(text: string): [field: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw failure(texts, (t) => t('noEquals', { text }), exit.usage);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** To what a list is narrowed. Several values of one field are a list, of which any will do. */
export function narrowedBy(kind: Kind, { words, filters }: Omit<Wanted, 'sort'>): object {
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

/** The order of a list as the call takes it. */
function orderedBy(kind: Kind, sort: string): readonly [string, 'ASC' | 'DESC'] {
  const name = sort.replace(/^-/, '');
  checkName('unknownSort', name, sortsOf(kind));
  return [name, sort.startsWith('-') ? 'DESC' : 'ASC'];
}

/** Of these the latest is looked for: they come first unless another order is asked for. */
const logs: ReadonlySet<string> = new Set<KindName>([
  'audit',
  'bug-reports',
  'broadcasts',
  'notifications',
  'outbox',
  'sessions',
]);

/** The query of a list but for its range; wrong names and values are refused. */
export function queryOf(kind: Kind, wanted: Wanted): Readonly<Record<string, string>> {
  const filter = narrowedBy(kind, wanted);
  const sort = wanted.sort ?? (logs.has(kind.name) ? '-id' : undefined);
  return {
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
    ...(sort !== undefined && { sort: JSON.stringify(orderedBy(kind, sort)) }),
  };
}
