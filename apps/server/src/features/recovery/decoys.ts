import { createHmac } from 'node:crypto';
import { asc, eq, and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contacts, users } from '../../db/tables/users.ts';
import type { Contact } from '../../domain/codes.ts';
import { keyFor } from '../../domain/sealed.ts';

/** The visible shape of a real account. */
interface AccountShape {
  isEmployee: boolean;
  contacts: readonly Contact[];
}

/** Accounts by their positions on a ring, in order. */
type Ring = readonly { place: number; likeness: AccountShape }[];

/** Data from which decoys are built. Loaded once, because an additional query would reveal decoys by their timing. */
interface DecoyData {
  placeOf: (name: string) => number;
  students: Ring;
  staff: Ring;
}

/** Positions per account, so that each account is used about equally often. */
const PLACES = 16;

const decoyData = new WeakMap<Database, DecoyData>();

async function createDecoyData(db: Database): Promise<DecoyData> {
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
function at(ring: Ring, place: number): AccountShape | undefined {
  let [low, high] = [0, ring.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ring[middle]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return (ring[low] ?? ring[0])?.likeness;
}

async function loadDecoyData(db: Database): Promise<DecoyData> {
  const mould = decoyData.get(db) ?? (await createDecoyData(db));
  decoyData.set(db, mould);
  return mould;
}

/**
 * Builds the decoy of an unknown username, for installations that must not reveal which usernames exist. The decoy has
 * the shape of a real account of the same type, because only real accounts are sufficiently varied. Only its masks are
 * shown; no contact of a decoy is ever correct. The same username always resembles the account nearest to its position
 * on a ring, even when others are added or removed; the position cannot be computed without the installation's secret.
 * Numbers are usernames of students, names mostly those of staff.
 */
export async function decoyOf(
  db: Database,
  login: string,
): Promise<{ userId: null; isEmployee: boolean; contacts: Contact[] }> {
  const { placeOf, students, staff } = await loadDecoyData(db);
  const ring = /^\d+$/.test(login) ? students : staff;
  const shape = at(ring, placeOf(`login ${login}`));
  const own = shape?.contacts ?? [];
  return {
    userId: null,
    isEmployee: shape?.isEmployee ?? false,
    // An id would refer to the codes of a real account.
    contacts: own.map((contact) => ({ ...contact, id: 0, userId: 0 })),
  };
}
