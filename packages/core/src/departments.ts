import { spellingsOf } from './keyboard.ts';
import { digitsIn } from './phones.ts';

/** The structure of the university as a tree, and its search (specification, section 5, "Helpers"). */

/** A member of a department; some providers send no more than the name and phone numbers. */
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
    // A stored cycle has no top either.
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

/** A department in the search index: in lower case, prepared once for all searches. */
interface Entry {
  id: number;
  /** Ids of its ancestors. */
  above: readonly number[];
  name: string;
  people: readonly Person[];
  /** One line for each employee, and one of digits for each of their numbers. */
  fios: string;
  numbers: string;
}

/** The index of the departments. */
export type SearchIndex = readonly Entry[];

export function indexOf(nodes: readonly TreeNode[] | null, above: readonly number[] = []): SearchIndex {
  return (nodes ?? []).flatMap(({ data: { id, name, abbrev, code, employees }, children }) => {
    if (!code) return [];
    const people = employees ?? [];
    const numbers = people.flatMap(({ phoneNumbers }) => phoneNumbers ?? []);
    return [
      {
        id,
        above,
        name: `${name}\n${abbrev}`.toLowerCase(),
        people,
        fios: people.map(({ fio }) => fio.toLowerCase()).join('\n'),
        numbers: numbers.map((number) => number.replaceAll(/\D/g, '')).join('\n'),
      },
      ...indexOf(children, [...above, id]),
    ];
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

function find(index: SearchIndex, typed: string, searched: string): Found {
  const text = searched.toLowerCase();
  const digits = /[a-zа-яё]/.test(text) ? null : digitsIn(text);
  const byPhone = ({ phoneNumbers }: Person): string | undefined =>
    phoneNumbers?.find((number) => digits !== null && number.replaceAll(/\D/g, '').includes(digits));
  const matched: number[] = [];
  const above = new Set<number>();
  const reasons: Record<number, Reason> = {};
  for (const entry of index) {
    const isByName = entry.name.includes(text);
    if (!isByName && !entry.fios.includes(text) && !(digits !== null && entry.numbers.includes(digits)))
      continue;
    matched.push(entry.id);
    for (const id of entry.above) above.add(id);
    const person = isByName
      ? undefined
      : entry.people.find((one) => one.fio.toLowerCase().includes(text) || byPhone(one) !== undefined);
    if (person) reasons[entry.id] = { person, phone: byPhone(person) ?? null };
  }
  return { typed, searched, matched, above: [...above], reasons };
}

/**
 * Finds departments by any part of their name or abbreviation, or of an employee's name or number. A text typed on the
 * wrong keyboard layout is converted when it finds nothing.
 * @param isExact whether to search only for the text as typed
 */
export function searchDepartments(index: SearchIndex, typed: string, isExact = false): Found {
  const found = find(index, typed, typed);
  const [, meant] = spellingsOf(typed);
  if (found.matched.length > 0 || isExact || meant === undefined) return found;
  const corrected = find(index, typed, meant);
  return corrected.matched.length > 0 ? corrected : found;
}

/** Posts in the order in which universities rank them; any other comes last. */
const posts = [
  /^(?:ректор|декан|директор|начальник|заведующий кафедрой)/,
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
