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

/** A name or a sentence in each language; without a Belarusian one the Russian one is shown. */
export type Words = Readonly<Record<'ru' | 'en', string>> & { readonly be?: string };

/**
 * A screen of the portal: all that menus, search, guards, server-rendered pages and their tests know about it. It is
 * defined in the `screen.ts` of its feature, and has a row in `public.ts` or `personal.ts`.
 */
export interface Screen<Path extends string = string> {
  /** Route path; "*" matches every other address. */
  path: Path;
  access: Access;
  /** Its icon in the menu; a screen without one is not in the menu. */
  icon?: LucideIcon;
  title: Words;
  /** Title for a user whose degree is known, when it depends on that. */
  titleFor?: (degree: number) => Words;
  /** Its purpose, for search engines, for the portal's search and for the page about the portal. */
  description: Words;
  page: () => Promise<ScreenModule>;
  /** Query parameters that it reads; the server renders pages for no others. */
  query?: readonly string[];
  /** Whether a `picture.ts` next to its page draws its preview image for sharing. */
  hasPicture?: true;
  /** Whether its content changes independently of public data, as marks do: the server renders it for each request. */
  noCache?: true;
  /** Whether it has a search field, so that the header shows none. */
  hasOwnSearch?: true;
  /** Whether it is only reached through a previous step or a link: the search does not list it. */
  isLedTo?: true;
  /** Whether it opens before the contacts are confirmed, as those that confirm them. */
  isBeforeContacts?: true;
  /** Whether it is public but excluded from search engines, because it shows personal data. */
  isUnlisted?: true;
  /** HTTP status of the page. */
  status?: 404;
}

/** Defines a screen; the parameters of its address follow from the type of its path. */
export const screen = <const Path extends string>(row: Screen<Path>): Screen<Path> => row;

type Params<Path extends string> = Record<Exclude<PathParam<Path>, '*'>, string>;

/** The parameters of a path, when it has any: all of them, or none where all are optional. */
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
  // The compiler has checked the parameters; a rest after them is empty.
  generatePath<string>(path, { ...params, '*': '' });

/** Returns an address with a query. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Returns the address of a screen without its optional parts; null when it is only reached through links. */
export function addressOf({ path, isLedTo }: Screen): string | null {
  const address = path.replace(/\/:\w+\?/, '');
  return isLedTo || /[:*]/.test(address) ? null : address;
}

/** Start of the addresses of the personal account. */
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
