import { fullName } from '@semestr/core/display';
import { roomLabel, roomShort } from '@semestr/core/room-names';
import { isInOtherLanguage, personKey, personKeys } from '@semestr/core/names/people';
import { soundOf } from '@semestr/core/names/sound';
import { wordKey } from '@semestr/core/table-import-words';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { departments } from '../../db/tables/departments.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';

/** Names by which tables refer to records, and display names of records. */

type Key = number | string;

interface NamedRecord<T extends Key> {
  id: T;
  keys: Iterable<string>;
  name: string;
  /** Archived records are only found when no other record has the name. */
  isArchived?: boolean;
}

/** Result of resolving a name: the record's id, or the reason when there is not exactly one. */
export type Found<T extends Key> = { id: T } | { fault: 'unknown' | 'ambiguous' };

export interface Directory<T extends Key> {
  find(this: void, text: string, isWanted?: (id: T) => boolean): Found<T>;
  nameOf(this: void, id: T): string;
}

type ByKey<T extends Key> = ReadonlyMap<string, ReadonlySet<NamedRecord<T>>>;

function byKeys<T extends Key>(
  records: readonly NamedRecord<T>[],
  keysOfOne: (record: NamedRecord<T>) => Iterable<string>,
): ByKey<T> {
  const found = new Map<string, Set<NamedRecord<T>>>();
  for (const one of records)
    for (const key of keysOfOne(one)) found.set(key, (found.get(key) ?? new Set()).add(one));
  return found;
}

/** The word before the name of a chair. */
const CHAIR = /^(?:кафедра|каф) /;

/** Finds a record by its title. */
const titles = <T extends Key>(records: readonly NamedRecord<T>[]) => {
  const byKey = byKeys(records, ({ keys }) => keys);
  return (text: string): Iterable<NamedRecord<T>> => byKey.get(wordKey(text)) ?? [];
};

/** Finds a person by name. A name in another language is found by its sound, when there is no exact match. */
const people = <T extends Key>(records: readonly NamedRecord<T>[]) => {
  const byKey = byKeys(records, ({ keys }) => keys);
  const bySound = byKeys(records, ({ keys }) => [...keys].map(soundOf));
  return (text: string): Iterable<NamedRecord<T>> => {
    const key = personKey(text);
    const similar = [...(bySound.get(soundOf(key)) ?? [])];
    return byKey.get(key) ?? similar.filter(({ name }) => isInOtherLanguage(name, text));
  };
};

function directory<T extends Key>(
  records: readonly NamedRecord<T>[],
  find: (text: string) => Iterable<NamedRecord<T>> = titles(records),
): Directory<T> {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return {
    nameOf: (id) => names.get(id) ?? '',
    find: (text, isWanted = () => true) => {
      const all = [...find(text)].filter(({ id }) => isWanted(id));
      const inUse = all.filter(({ isArchived }) => isArchived !== true);
      const [first, ...others] = inUse.length > 0 ? inUse : all;
      if (!first) return { fault: 'unknown' };
      return others.length > 0 ? { fault: 'ambiguous' } : { id: first.id };
    },
  };
}

/** Loads a directory on first use. */
function lazily<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => (answer ??= read());
}

const keysOf = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(wordKey).filter((key) => key !== ''));

/**
 * Creates the directories of one transaction. A directory contains only the new records that were created before it was
 * loaded.
 */
export const namesIn = (db: Database) => ({
  of: db,
  groups: lazily(async () =>
    directory(
      (await db.select({ id: groups.id, name: groups.name, archivedAt: groups.archivedAt }).from(groups)).map(
        ({ id, name, archivedAt }) => ({
          id,
          name,
          keys: keysOf(name, `гр ${name}`, `группа ${name}`, `group ${name}`),
          isArchived: archivedAt !== null,
        }),
      ),
    ),
  ),
  faculties: lazily(async () =>
    directory(
      (await db.select().from(faculties)).map(({ id, name, abbrev }) => ({
        id,
        name: abbrev,
        keys: keysOf(abbrev, name),
      })),
    ),
  ),
  /**
   * Departments are also found by code; "Каф.ПО" is also "ПО" and "кафедра ПО". The abbreviation and the name come
   * first.
   */
  departments: lazily(async () => {
    const rows = await db.select().from(departments);
    const named = (keysOfOne: (row: (typeof rows)[number]) => Iterable<string>) =>
      titles(rows.map((row) => ({ id: row.id, name: row.abbrev, keys: keysOfOne(row) })));
    const withoutKind = (text: string): string => wordKey(text).replace(CHAIR, '');
    const ways = [
      named(({ abbrev, name }) => keysOf(abbrev, name)),
      named(({ code }) => keysOf(code ?? '')),
      named(({ abbrev, name }) => keysOf(withoutKind(abbrev), withoutKind(name))),
    ];
    const records = rows.map(({ id, abbrev }) => ({ id, name: abbrev, keys: [] }));
    const firstOf = (text: string) => ways.map((find) => [...find(text)]).find((some) => some.length > 0);
    return directory(records, (text) => firstOf(text) ?? firstOf(withoutKind(text)) ?? []);
  }),
  /** "3 к." is also "3" and "корпус 3". */
  buildings: lazily(async () =>
    directory(
      (await db.select({ id: buildings.id, name: buildings.name }).from(buildings)).map(({ id, name }) => {
        const [number] = /^\d+/.exec(name) ?? [];
        const numbered = number === undefined ? [] : [number, `корпус ${number}`, `building ${number}`];
        return { id, name, keys: keysOf(name, ...numbered) };
      }),
    ),
  ),
  roomTypes: lazily(async () =>
    directory(
      (await db.select().from(roomTypes)).map(({ id, name, abbrev }) => ({
        id,
        name,
        keys: keysOf(name, abbrev),
      })),
    ),
  ),
  educationForms: lazily(async () =>
    directory(
      (await db.select().from(educationForms)).map(({ id, name }) => ({
        id,
        name,
        keys: keysOf(
          name,
          `${name} форма`,
          `${name} форма обучения`,
          `${name} форма получения образования`,
          `${name} форма получения высшего образования`,
        ),
      })),
    ),
  ),
  /** A speciality in several forms of education includes the form: "ПОИТ (заочная)". */
  specialities: lazily(async () => {
    const rows = await db
      .select({ speciality: specialities, form: educationForms.name })
      .from(specialities)
      .innerJoin(educationForms, eq(educationForms.id, specialities.formId));
    const byId = new Map(rows.map(({ speciality }) => [speciality.id, speciality]));
    const records = rows.map(({ speciality: { id, name, abbrev, code }, form }) => {
      // Exported lists name a speciality with its code: "ПОИТ, 6-05-0612-01".
      const names = [abbrev, code, name, code && `${abbrev} ${code}`].filter(Boolean);
      return {
        id,
        name: `${abbrev} (${form})`,
        keys: keysOf(...names, ...names.map((one) => `${one} ${form}`)),
      };
    });
    return { ...directory(records), byId };
  }),
  employees: lazily(async () => {
    const { id, lastName, firstName, middleName, urlId, archivedAt } = employees;
    const rows = await db.select({ id, lastName, firstName, middleName, urlId, archivedAt }).from(employees);
    const records = rows.map((row) => ({
      id: row.id,
      name: fullName(row),
      keys: personKeys(row),
      isArchived: row.archivedAt !== null,
    }));
    const byAddress = new Map(rows.map((row) => [row.urlId, row.id]));
    return { ...directory(records, people(records)), byAddress };
  }),
  /** Lines of all plans by the full name of their discipline. */
  disciplinesByName: lazily(async () => {
    const { specialityId, abbrev, name } = disciplines;
    const rows = await db.select({ specialityId, abbrev, name }).from(disciplines);
    return Map.groupBy(rows, (row) => wordKey(row.name));
  }),
  /** By label, as stored in lessons: "512-4 к.". */
  rooms: lazily(async () => {
    const rows = await db
      .select({ name: rooms.name, building: buildings.name })
      .from(rooms)
      .innerJoin(buildings, eq(buildings.id, rooms.buildingId));
    return directory(
      rows.map(({ name, building }) => {
        const label = roomLabel(name, building);
        return { id: label, name: label, keys: keysOf(label, roomShort(label)) };
      }),
    );
  }),
});
export type Names = ReturnType<typeof namesIn>;
