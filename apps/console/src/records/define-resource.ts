import { lazyPart } from '@semestr/ui/connection/fetch-part';
import type { Endpoint, Reply } from '@semestr/api/endpoint';
import { type Area, type ConsoleRole, hasRight, type Right } from '@semestr/core/rights';
import type { AnyTexts, Texts, Tree } from '@semestr/core/texts';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import type { DeskKind } from './desk-kind.ts';

/** Sections of the menu, in order. The first is always open and has no heading. */
export const sections = [
  'start',
  'requests',
  'people',
  'structure',
  'timetable',
  'studies',
  'campus',
  'news',
  'service',
] as const;

/** Calls of a record type, as defined in the contract's `resource.ts`. */
export interface Calls {
  readonly list: Endpoint;
  readonly one: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
}

/** Texts of a record type: its name in singular and plural, and the names of its fields and conditions. */
export interface ResourceTexts {
  readonly name: string;
  readonly names: string;
  readonly fields: { readonly [source: string]: string };
}

/** Texts of a record type with a list of its own. */
export interface ListedTexts extends ResourceTexts {
  /** Title of the list while there are no records. */
  readonly noneYet: string;
}

/** Grammatical gender of a Russian name; sentences about the record agree with it. */
export type Gender = 'masculine' | 'feminine' | 'neuter';

/** A page, loaded when it is first opened. */
type Page = () => Promise<{ default: ComponentType }>;

/** One or two fields with their record types. */
type After<F> = readonly [first: readonly [F, string], second?: readonly [F, string]];

/** A record type: everything the console shows of it follows from its row in `resources.ts`. */
export interface Row {
  /** Last segment of its path, in the console and in its calls. */
  readonly name: string;
  readonly section: (typeof sections)[number];
  /** Area of its calls in the contract: determines which roles can read and change the records. */
  readonly area: Area;
  readonly icon: LucideIcon;
  /** Gender of its Russian name; only for records that are created, changed or deleted. */
  readonly gender?: Gender;
  readonly texts: AnyTexts;
  /** Loaded with the first call, because the contract includes the validator. */
  readonly calls: () => Promise<Calls>;
  /** Short label of a record: in headings and in the fields of other records that refer to it. */
  readonly represent: (record: RaRecord) => string;
  /** Fields, with the record types that they refer to, that name a record without a name of its own. */
  readonly namedAfter?: After<string>;
  readonly pages: {
    readonly list?: Page;
    readonly show?: Page;
    /** Shown instead of the form to roles that cannot change the record. */
    readonly read?: Page;
    readonly create?: Page;
    readonly edit?: Page;
  };
  /** For requests from students: how they are decided in the shared request queue. */
  readonly desk?: DeskKind;
}

/** Label of a record: its own, or derived from the records it refers to. */
export type Naming<C extends Calls> =
  | { represent: (record: Reply<C['one']>) => string; namedAfter?: never }
  | { represent?: never; namedAfter: After<keyof Reply<C['one']> & string> };

const byNumber = ({ id }: RaRecord): string => `№\u00a0${id}`;

/** Defines a row; `represent` receives the record type that the calls return. */
export function defineResource<const C extends Calls, S extends Tree & ResourceTexts>({
  represent,
  ...row
}: Omit<Row, 'calls' | 'represent' | 'namedAfter' | 'texts'> & {
  texts: Texts<S>;
  calls: () => Promise<C>;
} & Naming<C>): Row {
  // The data provider passes a resource only replies of its own calls.
  return { ...row, represent: (represent as unknown as Row['represent'] | undefined) ?? byNumber };
}

/** A resource's `options`, used by the menu, the request queue and headings. */
export type Placement = Pick<Row, 'section' | 'icon' | 'gender' | 'desk' | 'namedAfter'> & {
  /** Whether the signed-in user can change such records. */
  readonly isChangeable: boolean;
};

/**
 * Converts a row to a react-admin resource. Roles that cannot change the records get no forms and no row selection in
 * lists.
 */
export function resourceOf(
  { name, section, area, icon, gender, represent, namedAfter, pages, desk }: Row,
  role: ConsoleRole,
) {
  const isChangeable = hasRight(role, area, 'write');
  const { list, create, edit, read } = pages;
  const show = pages.show ?? (isChangeable ? undefined : read);
  return createElement(Resource, {
    key: name,
    name,
    recordRepresentation: represent,
    options: {
      section,
      icon,
      isChangeable,
      ...(gender && { gender }),
      ...(desk && { desk }),
      ...(namedAfter && { namedAfter }),
    } satisfies Placement,
    ...(list && { list: lazyPart(list) }),
    ...(show && { show: lazyPart(show) }),
    ...(create && isChangeable && { create: lazyPart(create) }),
    ...(edit && isChangeable && { edit: lazyPart(edit) }),
  });
}

/**
 * A page without records of its own, at the path of its name. Its texts name it in the same way as those of a resource.
 */
export type Screen = Pick<Row, 'name' | 'section' | 'area' | 'icon' | 'texts'> & {
  readonly page: Page;
  /** Right in the area that the page requires; reading by default. */
  readonly right?: Right;
  /** Whether the page needs the full width: the menu is collapsed to a rail there, unless the user has opened it. */
  readonly isWide?: true;
  /** Whether it stays the same page, whatever is open in it according to the address. */
  readonly isOnePage?: true;
  /** Number of pending items, shown after the page's name in the menu. Loaded with the page's code, not earlier. */
  readonly Count?: ComponentType;
};

/** Converts a page to a route; the page handles the paths below its own. */
export const routeOf = ({ name, page }: Screen) =>
  createElement(Route, { key: name, path: `/${name}/*`, element: createElement(lazyPart(page)) });

/** Whether a page is available to a role. */
export const isFor = ({ area, right = 'read' }: Screen, role: ConsoleRole): boolean =>
  hasRight(role, area, right);
