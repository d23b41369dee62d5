import type { Language } from '@semestr/core/languages';
import type { LucideIcon } from 'lucide-react';
import { generatePath, type PathParam } from 'react-router-dom';
import { isAdmin, type User } from '../session/session.ts';
import type { ScreenModule } from './screen-module.ts';

/**
 * Access rule of a screen; the server checks every call separately. `signed-in` is any user with a personal account,
 * which administrators do not have; `account` is any signed-in user, `profiling` students who have to choose a
 * specialisation.
 */
export type Access =
  | 'anyone'
  | 'account'
  | 'signed-in'
  | 'student'
  | 'headman'
  | 'profiling'
  | 'employee'
  | 'admin';

/** A name or a sentence in each language. The Russian one replaces a missing Belarusian one. */
export type Words = Readonly<Record<'ru' | 'en', string>> & { readonly be?: string };

/**
 * Metadata of a screen, used by menus, search, guards, server rendering and tests. Defined in the `screen.ts` of its
 * feature, and listed in `public.ts` or `personal.ts`.
 */
export interface Screen<Path extends string = string> {
  /** Route path; "*" matches every other address. */
  path: Path;
  access: Access;
  /** Its icon in the menu; without it the screen is not in the menu. */
  icon?: LucideIcon;
  title: Words;
  /** Returns the title by the user's degree, if it depends on that. */
  titleFor?: (degree: number) => Words;
  /** Its purpose, for search engines, for the portal's search and for the page about the portal. */
  description: Words;
  page: () => Promise<ScreenModule>;
  /** Query parameters that it reads, the only ones for which the server renders pages. */
  query?: readonly string[];
  /** Whether a `picture.ts` next to its page draws its preview image for sharing. */
  hasPicture?: true;
  /** Whether its content changes independently of public data, as marks do, so that the server never caches it. */
  noCache?: true;
  /** Whether it has a search field, so that the header shows none. */
  hasOwnSearch?: true;
  /** Whether it is only reached by a previous step or a link, so that the search does not list it. */
  isLedTo?: true;
  /** Whether it is available before the contacts are confirmed. */
  isBeforeContacts?: true;
  /** Whether it is public but excluded from search engines, because it shows personal data. */
  isUnlisted?: true;
  /** HTTP status of the page. */
  status?: 404;
}

/** Defines a screen. The types of its parameters are inferred from its path. */
export const screen = <const Path extends string>(row: Screen<Path>): Screen<Path> => row;

type Params<Path extends string> = Record<Exclude<PathParam<Path>, '*'>, string>;

/** The parameters of a path: an object with all of them, which is optional if all of them are. */
type Arguments<Path extends string> = [Exclude<PathParam<Path>, '*'>] extends [never]
  ? []
  : Path extends `${string}/:${string}?`
    ? [params?: Params<Path>]
    : [params: Params<Path>];

/**
 * Returns the address of a screen.
 * @param params the parameters of its path, `{ id }` of "/schedule/:id", unencoded
 */
export const to = <Path extends string>({ path }: Screen<Path>, ...[params]: Arguments<Path>): string =>
  // The compiler has checked the parameters.
  generatePath<string>(path, { ...params, '*': '' });

/** Returns an address with a query. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Returns the address of a screen without its optional parameters; null if any is required. */
export function addressOf({ path, isLedTo }: Screen): string | null {
  const address = path.replace(/\/:\w+\?/, '');
  return isLedTo || /[:*]/.test(address) ? null : address;
}

/** Common prefix of the addresses of the personal account. */
export const PERSONAL_ACCOUNT = '/personal-account';

/** Address of the console, another application of the same server. */
export const CONSOLE = '/console/';

export const wordsIn = (words: Words, language: Language): string => words[language] ?? words.ru;

/**
 * Returns the title of a screen.
 * @param degree of the user, which may determine it
 */
export const titleOf = ({ title, titleFor }: Screen, language: Language, degree?: number): string =>
  wordsIn(degree === undefined || !titleFor ? title : titleFor(degree), language);

const allowed = {
  anyone: () => true,
  account: () => true,
  'signed-in': (user) => !isAdmin(user),
  student: ({ accountType }) => accountType === 'STUDENT',
  headman: ({ isGroupHead, canStudentNote }) => isGroupHead || canStudentNote,
  profiling: ({ hasProfiling = false }) => hasProfiling,
  employee: ({ accountType }) => accountType === 'EMPLOYEE',
  admin: isAdmin,
} satisfies Record<Access, (user: User) => boolean>;

/** Whether a signed-in user can open a screen. */
export const mayOpen = ({ access }: Screen, user: User): boolean => allowed[access](user);
