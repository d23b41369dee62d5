import { randomInt } from 'node:crypto';
import * as accounts from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import { ApiError } from '@semestr/api/client';
import * as recovery from '@semestr/api/recovery';
import * as session from '@semestr/api/session';
import { demoAccounts } from '../apps/server/src/demo/accounts.ts';
import { type Visitor, visit } from './visitor.ts';

/** The server under attack. */
export interface Target {
  url: string;
  now: () => Date;
  /** Whether the server was started for the test, with the strictest settings. */
  isOurs: boolean;
  /** Share of the usual number of tries: 1 for all. */
  share: number;
}

/** Demo accounts that are attacked. */
export const students = {
  confirmed: '42850001',
  headman: '42850002',
  unconfirmed: '42850003',
  other: '42850004',
} as const;
/** Console accounts without the administrator role. */
type Staff = 'dean' | 'timetable' | 'library' | 'support' | 'auditor';
export type Login = (typeof students)[keyof typeof students] | 'admin' | 'teacher' | Staff;

export const passwordOf = (login: Login): string =>
  demoAccounts.find(({ username }) => username === login)?.password ?? '';

/** A contact that does not exist at the demo university. */
export const STRANGE_CONTACT = '+375290000000';

/** Returns an address of the network reserved for benchmarks (RFC 2544), which has no clients. */
const someAddress = (): string => `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;

/** The server under attack, with its demo accounts. */
export class World {
  readonly target: Target;
  readonly #strangers: Visitor[] = [];
  readonly #admin: Visitor;
  readonly #ids: ReadonlyMap<string, string>;
  /** Whether the server accepts forwarded addresses, as it does from a proxy on its own machine. */
  readonly returnsAddresses: boolean;

  private constructor(
    target: Target,
    setup: { admin: Visitor; ids: ReadonlyMap<string, string>; returnsAddresses: boolean },
  ) {
    this.target = target;
    this.#admin = setup.admin;
    this.#ids = setup.ids;
    this.returnsAddresses = setup.returnsAddresses;
  }

  /**
   * Signs in as the demo administrator. Throws when the demo accounts cannot sign in: such a server must not be
   * attacked.
   */
  static async enter(target: Target): Promise<World> {
    const { url } = target;
    const admin = visit(url, { 'x-forwarded-for': someAddress() });
    const credentials = { username: 'admin', password: passwordOf('admin') };
    await admin.call(auth.login, { body: credentials });
    const found = await Promise.all(
      demoAccounts.map(({ username }) =>
        admin.call(accounts.users.list, { query: { filter: JSON.stringify({ username }) } }),
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
    const world = new World(target, { admin, ids, returnsAddresses: left[0] !== left[1] });
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

  /** Scales the usual number of tries. */
  times(usual: number): number {
    return Math.max(2, Math.ceil(usual * this.target.share));
  }

  /** Creates a visitor with a new address, if the server accepts forwarded addresses. */
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

  /** Restores the attempts of an account, and removes what an attack has left in it. */
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

/** Whether the session of this cookie is valid. */
export const isAlive = async (url: string, cookie: string): Promise<boolean> =>
  (await visit(url, {}, cookie).status(session.list, {})) === 200;
