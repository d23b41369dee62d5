import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { loadTexts } from '@semestr/core/texts';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import type { QueryClient } from '@tanstack/react-query';
import { notFoundScreen } from '../features/not-found/screen.ts';
import { type Entry, type Match, matchPersonal, matchPublic, type ReadyScreen } from '../screens/match.ts';
import { publicScreens } from '../screens/public.ts';
import { NOTHING_HERE } from '../screens/screen-module.ts';
import { mayOpen, type Screen } from '../screens/screen.ts';
import { isAdmin, type User } from '../session/session.ts';
import { institutionQuery } from '../university/institution.ts';

function entryOf(screen: Screen, user: User | null): Entry {
  if (screen.access === 'anyone') return 'open';
  if (!user) return 'sign-in';
  if (user.hasNotConfirmedContact && !isAdmin(user) && !screen.isBeforeContacts) return 'verifyContacts';
  if (mayOpen(screen, user)) return 'open';
  // Administrators have a single screen instead of a personal account; it is not available to other users.
  if (isAdmin(user)) return 'admin';
  return screen.access === 'admin' ? 'profile' : 'not-found';
}

/** Finds the screen of an address. Loads the personal screens if no public one matches. */
async function matchScreen(pathname: string): Promise<Match> {
  const found = matchPublic(publicScreens, pathname);
  if (found) return found;
  const { personalScreens } = await import('../screens/personal.ts');
  return matchPersonal(personalScreens, pathname);
}

export interface LoaderOptions {
  queries: QueryClient;
  /** Returns the current language of the texts. */
  language: () => Language;
  today: () => IsoDate;
}

/** Loads what a screen needs in parallel: its page, its texts and its data. */
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

  /** Returns the screen of an address, or a promise of it. The query only matters while loading. */
  read(pathname: string, search: string, user: User | null): ReadyScreen | Promise<ReadyScreen> {
    // Confirming the contacts makes further screens available.
    const key = `${user?.username} ${user?.hasNotConfirmedContact} ${pathname}`;
    const existing = this.#screens.get(key);
    if (existing) return existing;
    const coming = this.#load(pathname, search, user);
    this.#screens.set(key, coming);
    this.#begin(1);
    coming
      .then(
        (screen) => this.#screens.set(key, screen),
        // Keeps a failed screen until a retry or another screen, so that the failure is shown.
        () => this.#failed.add(key),
      )
      .finally(() => this.#begin(-1));
    return coming;
  }

  async #load(pathname: string, search: string, user: User | null): Promise<ReadyScreen> {
    const { queries, language, today } = this.#options;
    const { screen: matchedScreen, params, isShort } = await fetchPart(() => matchScreen(pathname));
    const entry = isShort ? 'moved' : entryOf(matchedScreen, user);
    // A screen that the user may not open must not reveal its title either.
    const screen = entry === 'not-found' ? notFoundScreen : matchedScreen;
    const module = await fetchPart(screen.page);
    const context = { queries, params, search: new URLSearchParams(search), today: today() };
    const load = async (): Promise<unknown> => {
      if (entry !== 'open') return null;
      return user && module.loadFor ? module.loadFor(user, context) : module.load?.(context);
    };
    const [answer] = await Promise.all([
      load(),
      fetchPart(() => loadTexts(language(), module.texts)),
      // Prefetched for the layout and many pages, which also work without it.
      queries.prefetchQuery(institutionQuery),
    ]);
    if (answer === NOTHING_HERE)
      return {
        screen: notFoundScreen,
        module: await fetchPart(notFoundScreen.page),
        entry,
        params,
        status: 404,
      };
    const status = answer === 404 || screen === notFoundScreen ? 404 : 200;
    return { screen, module, entry, params, status };
  }

  /** Called when a screen is rendered. Failed screens are then loaded again when they are next opened. */
  arrived(): void {
    for (const key of this.#failed) this.#screens.delete(key);
    this.#failed.clear();
  }

  /** Retries failed screens, including the current one. Other screens keep their content and input. */
  retry(): void {
    this.arrived();
    this.#tries += 1;
    this.#notify();
  }

  /** Reloads all screens, including the current one. */
  forget(): void {
    this.#screens.clear();
    this.#generation += 1;
    this.#notify();
  }

  /** A new generation shares nothing with the previous screens. */
  readonly generation = (): number => this.#generation;

  /** Discards the previous failures. */
  readonly attempt = (): string => `${this.#generation} ${this.#tries}`;

  #begin(change: 1 | -1): void {
    this.#underWay += change;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isUnderWay = (): boolean => this.#underWay > 0;
}
