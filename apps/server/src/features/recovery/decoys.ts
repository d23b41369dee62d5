import { createHmac } from 'node:crypto';
import { asc, eq, and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contacts, users } from '../../db/tables/users.ts';
import type { Contact } from '../../domain/codes.ts';
import { keyFor } from '../../domain/sealed.ts';

/** The visible shape of a real account. */
interface Likeness {
  isEmployee: boolean;
  contacts: readonly Contact[];
}

/** Accounts by their positions on a ring, in order. */
type Ring = readonly { place: number; likeness: Likeness }[];

/** Data from which decoys are built; loaded once, because an additional query would reveal decoys by their timing. */
interface Mould {
  placeOf: (name: string) => number;
  students: Ring;
  staff: Ring;
}

/** Positions per account, so that each account is met about equally often. */
const PLACES = 16;

const moulds = new WeakMap<Database, Mould>();

async function newMould(db: Database): Promise<Mould> {
  const key = await keyFor(db, 'recovery decoys');
  const placeOf = (name: string): number => createHmac('sha256', key).update(name).digest().readUIntBE(0, 6);
  const rows = await db
    .select({ id: users.id, role: users.role, contact: contacts })
    .from(users)
    .leftJoin(contacts, and(eq(contacts.userId, users.id), eq(contacts.isConfirmed, true)))
    .orderBy(asc(users.id), asc(contacts.type));
  const accounts = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => {
    const role = own[0]?.role;
    const likeness = {
      isEmployee: role === 'employee',
      contacts: own.flatMap(({ contact }) => contact ?? []),
    };
    const places = Array.from({ length: PLACES }, (_, index) => placeOf(`account ${id} ${index}`));
    return { role, ring: places.map((place) => ({ place, likeness })) };
  });
  const ringOf = (isStudent: boolean): Ring =>
    accounts
      .filter(({ role }) => (role === 'student') === isStudent)
      .flatMap(({ ring }) => ring)
      .toSorted((a, b) => a.place - b.place);
  return { placeOf, students: ringOf(true), staff: ringOf(false) };
}

/** Finds the account at or after a position on a ring. */
function at(ring: Ring, place: number): Likeness | undefined {
  let [low, high] = [0, ring.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ring[middle]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return (ring[low] ?? ring[0])?.likeness;
}

async function mouldOf(db: Database): Promise<Mould> {
  const mould = moulds.get(db) ?? (await newMould(db));
  moulds.set(db, mould);
  return mould;
}

/**
 * Builds the apparent account of an unknown username, where known usernames must not be revealed: the shape of a real
 * account of the same type, because only real ones are as varied. Only its masks are shown; no contact of a decoy is
 * ever correct. The same username always resembles the same account, even when others are added or removed: the nearest
 * to its position on a ring, which cannot be computed without the installation's secret. Numbers are usernames of
 * students, names mostly those of staff.
 */
export async function decoyOf(
  db: Database,
  login: string,
): Promise<{ userId: null; isEmployee: boolean; contacts: Contact[] }> {
  const { placeOf, students, staff } = await mouldOf(db);
  const ring = /^\d+$/.test(login) ? students : staff;
  const likeness = at(ring, placeOf(`login ${login}`));
  const own = likeness?.contacts ?? [];
  return {
    userId: null,
    isEmployee: likeness?.isEmployee ?? false,
    // An id would refer to the codes of a real account.
    contacts: own.map((contact) => ({ ...contact, id: 0, userId: 0 })),
  };
}
