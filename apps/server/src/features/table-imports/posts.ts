import { positions as calls } from '@semestr/api/employees';
import { rankOf } from '@semestr/core/departments';
import { roomIn, parseWorkPhone, parseWorkplace } from '@semestr/core/table-import-workplaces';
import { wordKey } from '@semestr/core/table-import-words';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { positions } from '../../db/tables/employees.ts';
import { type ChangeContext, createRecord, updateRecord } from '../../records/changes.ts';
import type { Row } from '../../records/store.ts';
import { positionResource } from '../employees/resource.ts';
import { type CellFault, differs, textOf } from './kind.ts';
import type { Names } from './names.ts';

/** Posts in the table of employees: each row of an employee has one. */

/** Values of a row without a post. */
export const noPost = {
  departmentId: null,
  title: '',
  room: null,
  building: null,
  phone: null,
  isHead: false,
} as const satisfies Row;

export const postFields = {
  ...z.pick(calls.create.body, { title: true, room: true, building: true, phone: true, isHead: true }).shape,
  departmentId: z.nullable(calls.create.body.shape.departmentId),
};

type Post = typeof positions.$inferSelect;

/** Whether a row contains any value of a post. */
const namesPost = (values: Row): boolean => Object.keys(noPost).some((field) => field in values);

/** Splits the building from the room of a row; an unknown building stays a part of the room. */
async function splitRoom(values: Row, names: Names): Promise<void> {
  const text = textOf(values['room']);
  if (text === '') return;
  const { room: number, building: short } = parseWorkplace(text);
  if (short === null) return;
  const { find, nameOf } = await names.buildings();
  const found = find(short);
  if (!('id' in found)) return;
  values['room'] = number;
  values['building'] = nameOf(found.id);
}

/** Returns the posts that a row may mean: in its department, with its title or without one. */
export function postsLike(posts: readonly Post[], values: Row): readonly Post[] {
  const there = posts.filter((post) => (values['departmentId'] ?? post.departmentId) === post.departmentId);
  const named = textOf(values['title']);
  if (named === '') return there;
  const same = there.filter((post) => wordKey(post.title) === wordKey(named));
  return same.length > 0 ? same : there.filter((post) => post.title === '');
}

/** A stored post, a new post of the row, or a fault. */
type FoundPost = { post: Post | null } | { fault: CellFault };

/**
 * Finds the post of a row among those of an employee. A post needs its department, unless the employee has exactly one
 * such post; if there are several, the row without a department is invalid.
 */
export async function postOf(
  tx: Database,
  employeeId: number | null,
  values: Row,
  names: Names,
): Promise<FoundPost> {
  if (!namesPost(values)) return { post: null };
  await splitRoom(values, names);
  const posts =
    employeeId === null
      ? []
      : await tx
          .select()
          .from(positions)
          .where(eq(positions.employeeId, employeeId))
          .orderBy(asc(positions.order), asc(positions.id));
  const [post = null, ...others] = postsLike(posts, values);
  if (others.length > 0) return { fault: { field: 'post', reason: 'ambiguous' } };
  if (post === null && typeof values['departmentId'] !== 'number')
    return { fault: { field: 'department', reason: 'required' } };
  if (post === null) values['isHead'] ??= rankOf(textOf(values['title'])) === 0;
  else keepSpellings(post, values);
  return { post };
}

/** Keeps the stored title, room and telephone that a row repeats in another spelling. */
export function keepSpellings(post: Post, values: Row): void {
  const [named, room, phone] = ['title', 'room', 'phone'].map((field) => textOf(values[field]));
  if (named && wordKey(post.title) === wordKey(named)) values['title'] = post.title;
  if (room && post.room !== null && roomIn(post.room) === roomIn(room)) values['room'] = post.room;
  if (phone && post.phone !== null && parseWorkPhone(post.phone) === phone) values['phone'] = post.phone;
}

/** Returns the values of a stored post. */
export const postValues = (post: Post | null): Row =>
  post === null
    ? noPost
    : Object.fromEntries(Object.keys(noPost).map((field) => [field, post[field as keyof typeof noPost]]));

/** Returns the part of a body that belongs to the post. */
const postIn = (body: Row): Row =>
  Object.fromEntries(Object.keys(noPost).map((field) => [field, body[field]]));

/** Stores the post of a row; returns the entry of the audit log, or null when nothing changes. */
export async function storePost(
  context: ChangeContext,
  employeeId: number,
  before: Row,
  body: Row,
): Promise<number | null> {
  const post = postIn(body);
  if (typeof post['departmentId'] !== 'number' || !differs(post, before)) return null;
  const { tx } = context;
  const { config } = positionResource;
  const isStored = and(
    eq(positions.employeeId, employeeId),
    eq(positions.departmentId, Number(before['departmentId'] ?? 0)),
    eq(positions.title, textOf(before['title'])),
  );
  const [stored] = await tx
    .select({ id: positions.id })
    .from(positions)
    .where(isStored)
    .orderBy(asc(positions.id));
  const { auditId } = stored
    ? await updateRecord(context, config, stored.id, () => post)
    : await createRecord(context, config, { ...post, employeeId, address: null, order: 0 });
  return auditId;
}
