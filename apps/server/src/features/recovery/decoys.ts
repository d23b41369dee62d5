import { createHmac } from 'node:crypto';
import { asc, eq, and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contacts, users } from '../../db/tables/users.ts';
import type { Contact } from '../../domain/codes.ts';
import { keyFor } from '../../domain/sealed.ts';

/** What a real account looks like. */
interface Likeness {
  isEmployee: boolean;
  contacts: readonly Contact[];
}

/** Accounts at their places on a ring, in order. */
type Ring = readonly { place: number; likeness: Likeness }[];

/** Of what decoys are made; read once, for a question more to the database would tell them by its time. */
interface Mould {
  placeOf: (name: string) => number;
  students: Ring;
  staff: Ring;
}

/** An account has several places, so that each is met about as often as the others. */
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

/** Who stands at a place of a ring, or next after it. */
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
 * What an unknown login seems to have where nobody may learn which are known: what some real account of its kind has, for
 * only that is as various as they are. Of it no more is told than the masks; no contact of a decoy is ever right. The
 * same login looks like the same account, also when others come and go: that nearest to its place on a ring, as nobody
 * without the installation's secret can tell. Numbers are logins of students, names mostly those of staff.
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
    // An id would lead to the codes of somebody real.
    contacts: own.map((contact) => ({ ...contact, id: 0, userId: 0 })),
  };
}
