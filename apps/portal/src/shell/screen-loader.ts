import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { loadTexts } from '@semestr/core/texts';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { mayOpen, type ScreenName, screenNames, screens } from '../screens.ts';
import { isAdmin, type User } from '../session/session.ts';
import { institutionQuery } from './institution.ts';
import { fetchPage } from './pages.ts';
import { NOTHING_HERE, type ScreenModule } from './screen-module.ts';

/** Whether a person may see a screen, or where they are to go instead. */
export type Entry = 'open' | 'sign-in' | 'admin' | 'profile' | 'moved' | 'verifyContacts' | 'not-found';

/** What is open before the contacts are confirmed: the screens on which that is done, and how one signs in. */
const beforeContacts: ReadonlySet<ScreenName> = new Set(['verifyContacts', 'contacts', 'secondFactor']);

/** A screen with everything it needs to be shown. */
export interface ReadyScreen {
  name: ScreenName;
  module: ScreenModule;
  entry: Entry;
  params: Readonly<Record<string, string | undefined>>;
  /** With which the server sends it. */
  status: 200 | 404;
}

function entryOf(name: ScreenName, user: User | null): Entry {
  if (screens[name].access === 'anyone') return 'open';
  if (!user) return 'sign-in';
  if (user.hasNotConfirmedContact && !isAdmin(user) && !beforeContacts.has(name)) return 'verifyContacts';
  if (mayOpen(name, user)) return 'open';
  // Administrators have one screen instead of a personal account, and nobody else has that screen.
  if (isAdmin(user)) return 'admin';
  return name === 'admin' ? 'profile' : 'not-found';
}

type Match = Pick<ReadyScreen, 'name' | 'params'>;

function find(pathname: string): Match {
  for (const name of screenNames) {
    const match = matchPath(screens[name].path, pathname);
    if (match) return { name, params: match.params };
  }
  return { name: 'notFound', params: {} };
}

/** The screen of an address; the pages of the personal account have a short one too, without its beginning. */
export function matchScreen(pathname: string): Match & { isShort: boolean } {
  const found = find(pathname);
  const personal = found.name === 'notFound' ? find(paths.personal + pathname) : found;
  return personal.name === 'notFound'
    ? { ...found, isShort: false }
    : { ...personal, isShort: personal !== found };
}

export interface LoaderOptions {
  queries: QueryClient;
  /** In which language texts are shown now. */
  language: () => Language;
  today: () => IsoDate;
}

/** Brings what a screen needs: its page, its texts and its data, all at once. */
export class ScreenLoader {
  readonly #options: LoaderOptions;
  readonly #screens = new Map<string, ReadyScreen | Promise<ReadyScreen>>();
  readonly #listeners = new Set<() => void>();
  readonly #failed = new Set<string>();
  #underWay = 0;
  #generation = 0;
  #tries = 0;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** The screen of an address, or the promise of it; the query plays a part only when the screen is brought. */
  read(pathname: string, search: string, user: User | null): ReadyScreen | Promise<ReadyScreen> {
    // Whoever has confirmed their contacts is let in where they were not.
    const key = `${user?.username} ${user?.hasNotConfirmedContact} ${pathname}`;
    const known = this.#screens.get(key);
    if (known) return known;
    const coming = this.#load(pathname, search, user);
    this.#screens.set(key, coming);
    this.#begin(1);
    coming
      .then(
        (screen) => this.#screens.set(key, screen),
        // What failed stays, so that it is shown, until somebody tries again or opens another screen.
        () => this.#failed.add(key),
      )
      .finally(() => this.#begin(-1));
    return coming;
  }

  async #load(pathname: string, search: string, user: User | null): Promise<ReadyScreen> {
    const { queries, language, today } = this.#options;
    const { name: asked, params, isShort } = matchScreen(pathname);
    const entry = isShort ? 'moved' : entryOf(asked, user);
    // What somebody may not open has no title for them either.
    const name = entry === 'not-found' ? 'notFound' : asked;
    const module = await fetchPart(() => fetchPage(name));
    const context = { queries, params, search: new URLSearchParams(search), today: today() };
    const load = async (): Promise<unknown> => {
      if (entry !== 'open') return null;
      return user && module.loadFor ? module.loadFor(user, context) : module.load?.(context);
    };
    const [answer] = await Promise.all([
      load(),
      fetchPart(() => loadTexts(language(), module.texts)),
      // The frame and many a page name it; without it both go on.
      queries.prefetchQuery(institutionQuery),
    ]);
    if (answer === NOTHING_HERE)
      return {
        name: 'notFound',
        module: await fetchPart(() => fetchPage('notFound')),
        entry,
        params,
        status: 404,
      };
    const status = answer === 404 || name === 'notFound' ? 404 : 200;
    return { name, module, entry, params, status };
  }

  /** A screen is shown: those that failed are brought anew when they are opened next. */
  arrived(): void {
    for (const key of this.#failed) this.#screens.delete(key);
    this.#failed.clear();
  }

  /** What failed is tried again, also where it is shown; what is there stays, with all that was typed into it. */
  retry(): void {
    this.arrived();
    this.#tries += 1;
    this.#tell();
  }

  /** Every screen is brought anew, also the one that is shown. */
  forget(): void {
    this.#screens.clear();
    this.#generation += 1;
    this.#tell();
  }

  /** Another one has nothing of the screens before it. */
  readonly generation = (): number => this.#generation;

  /** Another one begins without the failures before it. */
  readonly attempt = (): string => `${this.#generation} ${this.#tries}`;

  #begin(change: 1 | -1): void {
    this.#underWay += change;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isUnderWay = (): boolean => this.#underWay > 0;
}
