import * as accounts from '@semestr/api/accounts';
import { resources } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import * as students from '@semestr/api/students';
import type { KindName } from './names.ts';

/** Calls that manage one type of record; calls that administrators do not have are missing. */
export interface Kind {
  name: string;
  list: Endpoint;
  one: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

type Calls = Omit<Kind, 'name'>;

const ADMIN = '/api/v1/admin/';
const named = (calls: Calls): Kind => ({ ...calls, name: calls.list.path.slice(ADMIN.length) });

const { create, update } = accounts;

/** Every record type: those of the contract, plus students and accounts, whose calls belong to other features. */
export const kinds: readonly Kind[] = [
  ...Object.values(resources).map((calls: Calls) => named(calls)),
  named({
    list: students.list,
    one: students.one,
    create: students.create,
    update: students.update,
    remove: students.remove,
  }),
].map((kind) => (kind.name === 'users' ? { ...kind, create, update } : kind));

/** Returns the record type with a name. */
export function kindOf(name: KindName): Kind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`The contract knows no ${name}`);
  return kind;
}
