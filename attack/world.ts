import { randomInt } from 'node:crypto';
import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import { ApiError } from '@semestr/api/client';
import * as recovery from '@semestr/api/recovery';
import { users } from '@semestr/api/resources-people';
import * as session from '@semestr/api/session';
import { demoAccounts } from '../apps/server/src/demo/accounts.ts';
import { type Visitor, visit } from './visitor.ts';

/** The server that is attacked. */
export interface Target {
  url: string;
  now: () => Date;
  /** Our own, made for this and set up as strictly as it can be. */
  isOurs: boolean;
  /** Which part of the usual number of tries is made: 1 for all. */
  share: number;
}

/** The demo accounts that are attacked. */
export const students = {
  confirmed: '42850001',
  headman: '42850002',
  unconfirmed: '42850003',
  other: '42850004',
} as const;
/** Who works in the console without being an administrator. */
type Staff = 'dean' | 'timetable' | 'library' | 'support' | 'auditor';
export type Login = (typeof students)[keyof typeof students] | 'admin' | 'teacher' | Staff;

export const passwordOf = (login: Login): string =>
  demoAccounts.find(({ username }) => username === login)?.password ?? '';

/** A contact that nobody at the demo university has. */
export const STRANGE_CONTACT = '+375290000000';

/** An address of the network that is kept for measuring (RFC 2544), where no client is. */
const someAddress = (): string => `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;

/** The attacked server, with its demo people. */
export class World {
  readonly target: Target;
  readonly #strangers: Visitor[] = [];
  readonly #admin: Visitor;
  readonly #ids: ReadonlyMap<string, string>;
  /** Whether the server believes us where a request comes from, as it believes a proxy on its own machine. */
  readonly tellsAddresses: boolean;

  private constructor(
    target: Target,
    known: { admin: Visitor; ids: ReadonlyMap<string, string>; tellsAddresses: boolean },
  ) {
    this.target = target;
    this.#admin = known.admin;
    this.#ids = known.ids;
    this.tellsAddresses = known.tellsAddresses;
  }

  /** Signs the demo's administrator in; throws where the demo accounts are not let in: that is no server to attack. */
  static async enter(target: Target): Promise<World> {
    const { url } = target;
    const admin = visit(url, { 'x-forwarded-for': someAddress() });
    const known = { username: 'admin', password: passwordOf('admin') };
    await admin.call(auth.login, { body: known });
    const found = await Promise.all(
      demoAccounts.map(({ username }) =>
        admin.call(users.list, { query: { filter: JSON.stringify({ username }) } }),
      ),
    );
    const ids = new Map(found.flat().map(({ username, id }) => [username, String(id)]));
    const login = students.confirmed;
    const [one, other] = [someAddress(), someAddress()].map((address) =>
      visit(url, { 'x-forwarded-for': address }),
    );
    await one?.status(recovery.proveContact, { body: { login, contactValue: STRANGE_CONTACT } });
    const left = await Promise.all(
      [one, other].map(
        async (who) => (await who?.call(recovery.maskedContacts, { query: { login } }))?.remainingAttempts,
      ),
    );
    const world = new World(target, { admin, ids, tellsAddresses: left[0] !== left[1] });
    world.#strangers.push(admin);
    await world.forget(login);
    return world;
  }

  get admin(): Visitor {
    return this.#admin;
  }

  get url(): string {
    return this.target.url;
  }

  /** How often something is tried that is usually tried so often. */
  times(usual: number): number {
    return Math.max(2, Math.ceil(usual * this.target.share));
  }

  /** Somebody at another address each time, as far as the server believes us. */
  stranger(headers: Record<string, string> = {}): Visitor {
    const made = visit(this.url, { 'x-forwarded-for': someAddress(), ...headers });
    this.#strangers.push(made);
    return made;
  }

  async signIn(login: Login, who = this.stranger()): Promise<Visitor> {
    await who.call(auth.login, { body: { username: login, password: passwordOf(login) } });
    return who;
  }

  idOf(login: Login): string {
    const id = this.#ids.get(login);
    if (id === undefined) throw new Error(`The server has no account ${login}`);
    return id;
  }

  /** Gives an account its attempts back, and takes from it what an attack has left. */
  async forget(login: Login): Promise<void> {
    const params = { id: this.idOf(login) };
    await this.#admin.call(accounts.unban, { params });
  }

  /** Ends the sessions that are still open. */
  async leave(): Promise<void> {
    for (const who of this.#strangers)
      if (who.cookie() !== '')
        await who.call(session.logout, {}).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
  }
}

/** Whether the session of this cookie is alive. */
export const isAlive = async (url: string, cookie: string): Promise<boolean> =>
  (await visit(url, {}, cookie).status(session.list, {})) === 200;
