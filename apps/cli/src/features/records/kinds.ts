import * as accounts from '@semestr/api/accounts';
import { resources } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import * as students from '@semestr/api/students';
import type { KindName } from './names.ts';

/** The calls with which one kind of record is kept; what administrators do not do with it is missing. */
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

/** Every kind: those of the contract, and students and accounts, whose calls are stated in features of their own. */
export const kinds: readonly Kind[] = [
  ...Object.values(resources).map((calls: Calls) => named(calls)),
  named(students),
].map((kind) => (kind.name === 'users' ? { ...kind, create, update } : kind));

/** The kind of a name. */
export function kindOf(name: KindName): Kind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`The contract knows no ${name}`);
  return kind;
}
