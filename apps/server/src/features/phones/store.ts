import type { PhoneRoom } from '@semestr/api/phones';
import { fullName } from '@semestr/core/display';
import { russianLayout } from '@semestr/core/keyboard';
import { withoutPosts } from '@semestr/core/names/query';
import { digitsIn } from '@semestr/core/phones';
import { and, asc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notArchived } from '../../db/archive.ts';
import { contains } from '../../db/search.ts';
import { nameMatches, nameMatchesExactly } from '../../db/search-keys.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import type { Link } from '../../http/links.ts';

/** "512-4 к." */
const room = sql<string>`coalesce(${positions.room}, '') || coalesce('-' || ${positions.building}, '')`;
/** Identifies rooms: two buildings may both have a room without a name. */
const key = sql<string>`${room} || '|' || coalesce(${positions.address}, '')`;

/** Matches a word in a name, a room or a department; digits also within a number, in any notation. */
function fits(word: string, isExact: boolean): SQL | undefined {
  const digits = digitsIn(word);
  const texts = [...new Set(isExact ? [word] : [word, russianLayout(word)])].map(contains);
  return or(
    isExact ? nameMatchesExactly(employees, word) : nameMatches(employees, word),
    ...texts.flatMap((text) => [
      ilike(room, text),
      ilike(departments.name, text),
      ilike(departments.abbrev, text),
    ]),
    digits === null ? undefined : ilike(positions.phone, contains(digits)),
  );
}

const whereOf = (search: string, isExact: boolean): SQL | undefined =>
  and(
    isNotNull(positions.phone),
    notArchived(employees),
    ...withoutPosts(search).map((word) => fits(word, isExact)),
  );

/** A search, and the requested page of its results. */
interface PhoneSearch {
  search: string;
  isExact: boolean;
  /** From 1. */
  page: number;
  size: number;
}

/** Loads the telephones of one page of rooms, with the number of all rooms found. */
export async function searchPhones(
  db: Database,
  { search, isExact, page, size }: PhoneSearch,
  link: Link,
): Promise<{ rooms: PhoneRoom[]; total: number }> {
  const found = db
    .select({ key: key.as('key'), room: room.as('room'), address: positions.address })
    .from(positions)
    .innerJoin(employees, eq(employees.id, positions.employeeId))
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(whereOf(search, isExact))
    .groupBy(key, room, positions.address)
    .as('found');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  const rooms = await db
    .select()
    .from(found)
    .orderBy(asc(found.address), asc(found.room))
    .offset((page - 1) * size)
    .limit(size);
  const posts = await postsIn(
    db,
    rooms.map((one) => one.key),
  );
  return {
    rooms: rooms.map((one) => roomOf(one.room, one.address, posts.get(one.key) ?? [], link)),
    total: counted?.total ?? 0,
  };
}

type Post = Awaited<ReturnType<typeof selectPosts>>[number];

/** Selects all employees with a telephone in these rooms, including those that the search did not match. */
const selectPosts = (db: Database, keys: readonly string[]) =>
  db
    .select({ key, position: positions, employee: employees, department: departments })
    .from(positions)
    .innerJoin(employees, eq(employees.id, positions.employeeId))
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(and(inArray(key, [...keys]), isNotNull(positions.phone), notArchived(employees)))
    .orderBy(asc(employees.lastName), asc(employees.firstName), asc(positions.id));

async function postsIn(db: Database, keys: readonly string[]): Promise<Map<string, Post[]>> {
  return Map.groupBy(await selectPosts(db, keys), (post) => post.key);
}

function roomOf(name: string, address: string | null, posts: readonly Post[], link: Link): PhoneRoom {
  const units = new Map(posts.map(({ department }) => [department.id, department]));
  return {
    auditory: name,
    buildingAddress: address ?? '',
    phones: [...new Set(posts.flatMap(({ position }) => position.phone ?? []))],
    note: '',
    departments: [...units.values()].map(({ name: full, abbrev }) => ({ name: full, abbrev })),
    employees: posts.map(({ employee, position, department }) => ({
      id: employee.id,
      fio: fullName(employee),
      degree: employee.degreeAbbrev,
      rank: employee.rank,
      jobPosition: position.title,
      department: department.name,
      photoLink: link(employee.photoLink ?? ''),
      email: employee.email ?? '',
      urlId: employee.urlId,
    })),
  };
}
