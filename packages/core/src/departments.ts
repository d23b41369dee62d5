import { spellingsOf } from './keyboard.ts';
import { digitsIn } from './phones.ts';

/** The structure of the university as a tree, and the search of it (specification, section 5, "Helpers"). */

/** Somebody who works in a department; not every provider tells more than name and numbers. */
interface Person {
  fio: string;
  phoneNumbers: readonly string[] | null;
  urlId?: string | undefined;
  jobPosition?: string | undefined;
  /** The room. */
  auditory?: string | null | undefined;
}

/** A department as providers tell it, with those below it. */
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
 * Whether a department would stand below itself under a parent.
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
    // A ring that is stored already has no top either.
    seen.add(above);
    above = parentOf.get(above) ?? null;
  }
  return false;
}

/** A department of the structure, without its people. */
export interface Unit {
  id: number;
  name: string;
  abbrev: string;
  code: string;
  idHead: number | null;
  urlId: string | null;
  children: readonly Unit[];
}

/** The departments that are part of the structure: one without a code is left out, with all below it. */
export const unitsOf = (nodes: readonly TreeNode[] | null): readonly Unit[] =>
  (nodes ?? []).flatMap(({ data: { id, name, abbrev, code, idHead, urlId }, children }) =>
    code ? [{ id, name, abbrev, code, idHead, urlId, children: unitsOf(children) }] : [],
  );

export const countOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/** The way to a department from the top, itself last; empty where there is none. */
export function pathTo(units: readonly Unit[], isWanted: (unit: Unit) => boolean): readonly Unit[] {
  for (const unit of units) {
    if (isWanted(unit)) return [unit];
    const below = pathTo(unit.children, isWanted);
    if (below.length > 0) return [unit, ...below];
  }
  return [];
}

/** A department as the search reads it: in small letters, once for all searches. */
interface Entry {
  id: number;
  /** Of those above it. */
  above: readonly number[];
  name: string;
  people: readonly Person[];
  /** A line for each of the people, and one of digits for each of their numbers. */
  fios: string;
  numbers: string;
}

/** What the departments are searched by. */
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

/** What a search found. */
export interface Found {
  typed: string;
  /** What was typed, or what was meant by it on the Russian keyboard layout. */
  searched: string;
  /** Which departments fit. */
  matched: readonly number[];
  /** Those above them, which lead there. */
  above: readonly number[];
  /** Of those that fit by somebody who works there: that person, with the number if it was that. */
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
 * Finds departments by any part of their name or abbreviation, of a name or a number of those who work there. What was
 * typed on the wrong keyboard layout is put right where it finds nothing.
 * @param isExact it is searched for as it was typed, whatever that finds
 */
export function searchDepartments(index: SearchIndex, typed: string, isExact = false): Found {
  const found = find(index, typed, typed);
  const [, meant] = spellingsOf(typed);
  if (found.matched.length > 0 || isExact || meant === undefined) return found;
  const corrected = find(index, typed, meant);
  return corrected.matched.length > 0 ? corrected : found;
}

/** Posts as universities rank them; any other comes last. */
const posts = [
  /^(?:ректор|декан|директор|начальник|заведующий кафедрой)/,
  /^(?:проректор|заместитель)/,
  /^профессор/,
  /^доцент/,
  /^старший преподаватель/,
  /^преподаватель/,
  /^ассистент/,
] as const;

/** The place of a post among others. */
export function rankOf(post: string): number {
  const rank = posts.findIndex((pattern) => pattern.test(post.trim().toLowerCase()));
  return rank < 0 ? posts.length : rank;
}
