import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { loadTexts } from '@semestr/core/texts';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { mayOpen, type ScreenName, screenNames, screens } from '../screens.ts';
import { isAdmin, type User } from '../session/session.ts';
import { fetchPage } from './pages.ts';
import type { ScreenModule } from './screen-module.ts';

/** Whether a person may see a screen, or where they are to go instead. */
export type Entry = 'open' | 'sign-in' | 'console' | 'not-found';

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
  // Administrators have no personal account: their place is another application.
  if (isAdmin(user)) return 'console';
  return mayOpen(name, user) ? 'open' : 'not-found';
}

/** The screen of an address. */
export function matchScreen(pathname: string): Pick<ReadyScreen, 'name' | 'params'> {
  for (const name of screenNames) {
    const match = matchPath(screens[name].path, pathname);
    if (match) return { name, params: match.params };
  }
  return { name: 'notFound', params: {} };
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
  #retries = 0;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** The screen of an address, or the promise of it. */
  read(pathname: string, user: User | null): ReadyScreen | Promise<ReadyScreen> {
    const key = `${user?.username ?? ''} ${pathname}`;
    const known = this.#screens.get(key);
    if (known) return known;
    const coming = this.#load(pathname, user);
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

  async #load(pathname: string, user: User | null): Promise<ReadyScreen> {
    const { queries, language, today } = this.#options;
    const { name, params } = matchScreen(pathname);
    const entry = entryOf(name, user);
    const module = await fetchPage(entry === 'not-found' ? 'notFound' : name);
    const context = { queries, params, today: today() };
    const load = async (): Promise<unknown> => {
      if (entry !== 'open') return null;
      return user && module.loadFor ? module.loadFor(user, context) : module.load?.(context);
    };
    const [answer] = await Promise.all([load(), loadTexts(language(), module.texts)]);
    const status = answer === 404 || name === 'notFound' ? 404 : 200;
    return { name, module, entry, params, status };
  }

  /** A screen is shown: those that failed are brought anew when they are opened next. */
  arrived(): void {
    for (const key of this.#failed) this.#screens.delete(key);
    this.#failed.clear();
  }

  /** Every screen is brought anew when it is opened next. */
  forget(): void {
    this.#screens.clear();
    this.#retries += 1;
    this.#tell();
  }

  /** Grows when a screen that failed may be tried again. */
  readonly retries = (): number => this.#retries;

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
