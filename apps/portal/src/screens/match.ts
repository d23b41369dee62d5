import { matchPath } from 'react-router-dom';
import { notFoundScreen } from '../features/not-found/screen.ts';
import type { LoadContext, ScreenModule } from './screen-module.ts';
import { PERSONAL_ACCOUNT, type Screen } from './screen.ts';

/** The screen of an address, with the parameters of its path. */
export interface Match {
  screen: Screen;
  params: LoadContext['params'];
  /** Whether the address is the short form of a personal page, without the common prefix. */
  isShort: boolean;
}

/** Decodes a part of an address; returns it unchanged if it is malformed, so that it matches nothing. */
function decode(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}

function find(screens: readonly Screen[], pathname: string): Omit<Match, 'isShort'> | null {
  for (const screen of screens) {
    const match = matchPath(screen.path, pathname);
    if (!match) continue;
    const params = Object.entries(match.params).map(([name, part]) => [name, decode(part)] as const);
    return { screen, params: Object.fromEntries(params) };
  }
  return null;
}

/** Finds the public screen of an address; null when there is none. */
export function matchPublic(screens: readonly Screen[], pathname: string): Match | null {
  const found = find(screens, pathname);
  return found && found.screen !== notFoundScreen ? { ...found, isShort: false } : null;
}

/** Finds the personal screen of an address or of its short form; otherwise the not-found screen. */
export function matchPersonal(screens: readonly Screen[], pathname: string): Match {
  const found = find(screens, pathname);
  if (found) return { ...found, isShort: false };
  const short = find(screens, PERSONAL_ACCOUNT + pathname);
  return short ? { ...short, isShort: true } : { screen: notFoundScreen, params: {}, isShort: false };
}

/** Whether a user can open a screen, or where to redirect. */
export type Entry = 'open' | 'sign-in' | 'admin' | 'profile' | 'moved' | 'verifyContacts' | 'not-found';

/** A screen that is ready to render. */
export interface ReadyScreen {
  screen: Screen;
  module: ScreenModule;
  entry: Entry;
  params: LoadContext['params'];
  /** HTTP status of the page. */
  status: 200 | 404;
}
