import { russianLayout } from './keyboard.ts';
import { nameKey } from './names/key.ts';
import { matchRank } from './names/match.ts';
import { type Reading, readingsOf } from './names/query.ts';
import { digitsIn } from './phones.ts';

/** The structure of the university as a tree, and its search (specification, section 5, "Helpers"). */

/** A member of a department; some providers only send the name and phone numbers. */
interface Person {
  fio: string;
  phoneNumbers: readonly string[] | null;
  urlId?: string | undefined;
  jobPosition?: string | undefined;
  /** The room. */
  auditory?: string | null | undefined;
}

/** A department as providers send it, with its subdepartments. */
export interface TreeNode {
  data: {
    id: number;
    name: string;
    abbrev: string;
    code: string | null;
    idHead: number | null;
    urlId: string | null;
    employees: readonly Person[] | null;
  };
  children: readonly TreeNode[] | null;
}

/**
 * Whether a department would be its own descendant under a parent.
 * @param parentOf each department's parent by its id; null or absent at the top
 */
export function isBelowItself(
  id: number,
  parentId: number | null,
  parentOf: ReadonlyMap<number, number | null>,
): boolean {
  const seen = new Set<number>();
  for (let above: number | null = parentId; above !== null && !seen.has(above); ) {
    if (above === id) return true;
    // Stops when the stored parents form a cycle.
    seen.add(above);
    above = parentOf.get(above) ?? null;
  }
  return false;
}

/** A department of the structure, without its employees. */
export interface Unit {
  id: number;
  name: string;
  abbrev: string;
  code: string;
  idHead: number | null;
  urlId: string | null;
  children: readonly Unit[];
}

/** Returns the departments that are part of the structure: one without a code is omitted, with all its descendants. */
export const unitsOf = (nodes: readonly TreeNode[] | null): readonly Unit[] =>
  (nodes ?? []).flatMap(({ data: { id, name, abbrev, code, idHead, urlId }, children }) =>
    code ? [{ id, name, abbrev, code, idHead, urlId, children: unitsOf(children) }] : [],
  );

export const countOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/** Returns the path to a department from the top, including itself; empty when it is not found. */
export function pathTo(units: readonly Unit[], isWanted: (unit: Unit) => boolean): readonly Unit[] {
  for (const unit of units) {
    if (isWanted(unit)) return [unit];
    const below = pathTo(unit.children, isWanted);
    if (below.length > 0) return [unit, ...below];
  }
  return [];
}

/** An employee in the search index. */
interface IndexedPerson {
  person: Person;
  /** The key of the name. */
  key: string;
  /** The digits of each number. */
  numbers: readonly string[];
}

/** A department in the search index, prepared once for all searches. */
interface Entry {
  id: number;
  /** Ids of its ancestors. */
  above: readonly number[];
  /** The key of its name and abbreviation. */
  key: string;
  people: readonly IndexedPerson[];
}

/** The index of the departments. */
export type SearchIndex = readonly Entry[];

export function indexOf(nodes: readonly TreeNode[] | null, above: readonly number[] = []): SearchIndex {
  return (nodes ?? []).flatMap(({ data: { id, name, abbrev, code, employees }, children }) => {
    if (!code) return [];
    const people = (employees ?? []).map((person) => ({
      person,
      key: nameKey(person.fio),
      numbers: (person.phoneNumbers ?? []).map((number) => number.replaceAll(/\D/g, '')),
    }));
    return [{ id, above, key: nameKey(name, abbrev), people }, ...indexOf(children, [...above, id])];
  });
}

/** Result of a search. */
export interface Found {
  typed: string;
  /** The typed text, or its conversion to the Russian keyboard layout. */
  searched: string;
  /** Matching departments. */
  matched: readonly number[];
  /** Their ancestors. */
  above: readonly number[];
  /** For matches by an employee: that employee, with the number if that matched. */
  reasons: Readonly<Record<number, Reason>>;
}

export interface Reason {
  person: Person;
  phone: string | null;
}

/** Returns the first employee whose name or number matches the search. */
function personIn({ people }: Entry, readings: readonly Reading[], digits: string | null): Reason | null {
  for (const { person, key, numbers } of people) {
    const at = digits === null ? -1 : numbers.findIndex((number) => number.includes(digits));
    if (at >= 0 || matchRank(key, readings) !== null)
      return { person, phone: person.phoneNumbers?.[at] ?? null };
  }
  return null;
}

function find(
  index: SearchIndex,
  { typed, searched }: Pick<Found, 'typed' | 'searched'>,
  readings: readonly Reading[],
): Found {
  const digits = /\p{L}/u.test(searched) ? null : digitsIn(searched);
  const matched: number[] = [];
  const above = new Set<number>();
  const reasons: Record<number, Reason> = {};
  for (const entry of index) {
    const isByName = matchRank(entry.key, readings) !== null;
    const reason = isByName ? null : personIn(entry, readings, digits);
    if (!isByName && !reason) continue;
    matched.push(entry.id);
    for (const id of entry.above) above.add(id);
    if (reason) reasons[entry.id] = reason;
  }
  return { typed, searched, matched, above: [...above], reasons };
}

/** Keeps the words as typed, without the match by sound. */
const asTyped = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map((reading) => reading.map(({ exact }) => ({ exact, near: null })));

/**
 * Finds departments by words of their name or abbreviation, or of an employee's name or number. A search without
 * results is retried in the other keyboard layout, then in any spelling.
 * @param isExact whether to search only for the text as typed
 */
export function searchDepartments(index: SearchIndex, typed: string, isExact = false): Found {
  const readings = readingsOf(typed);
  const found = find(index, { typed, searched: typed }, asTyped(readings.slice(0, 1)));
  if (found.matched.length > 0 || isExact) return found;
  const searched = russianLayout(typed.trim());
  const corrected = find(index, { typed, searched }, asTyped(readingsOf(searched).slice(0, 1)));
  if (corrected.matched.length > 0) return corrected;
  const similar = find(index, { typed, searched: typed }, readings);
  return similar.matched.length > 0 ? similar : found;
}

/** Posts in the order in which universities rank them; any other comes last. */
const posts = [
  /^(?:ректор|декан(?!ат)|директор|начальник|зав(?:едующ(?:ий|ая)|\.) ?каф)/,
  /^(?:проректор|заместитель)/,
  /^профессор/,
  /^доцент/,
  /^старший преподаватель/,
  /^преподаватель/,
  /^ассистент/,
] as const;

/** Returns the rank of a post. */
export function rankOf(post: string): number {
  const rank = posts.findIndex((pattern) => pattern.test(post.trim().toLowerCase()));
  return rank < 0 ? posts.length : rank;
}

/** Returns the number at the end of a code directly below another: 3 of "12.3" below "12". Null for any other code. */
function lastNumber(code: string, above: string): number | null {
  const rest = above === '' ? code : code.startsWith(`${above}.`) ? code.slice(above.length + 1) : '';
  return /^\d{1,6}$/.test(rest) ? Number(rest) : null;
}

/**
 * Returns the next free code directly below a department: "12.4" after "12.3". Null when the parent has no code,
 * because the structure would show neither.
 * @param above the code of the parent; "" at the top
 */
export function nextCode(above: string | null, codes: readonly (string | null)[]): string | null {
  if (above === null) return null;
  const numbers = codes.flatMap((code) => (code === null ? [] : (lastNumber(code, above) ?? [])));
  const next = Math.max(0, ...numbers) + 1;
  return above === '' ? String(next) : `${above}.${next}`;
}
