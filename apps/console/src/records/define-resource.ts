import { lazyPart } from '@semestr/ui/connection/fetch-part';
import type { Endpoint, Reply } from '@semestr/api/endpoint';
import {
  type Area,
  type ConsoleRole,
  hasRight,
  isInMenu,
  isOfFaculty,
  type Right,
} from '@semestr/core/rights';
import type { AnyTexts, Texts, Tree } from '@semestr/core/texts';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import type { DeskKind } from './desk-kind.ts';

/** Sections of the menu in order. The first is always expanded and has no heading. */
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

/** Texts of a record type with a separate list. */
export interface ListedTexts extends ResourceTexts {
  /** Title of the empty list. */
  readonly noneYet: string;
}

/** Grammatical gender of the Russian name, with which sentences about the record agree. */
export type Gender = 'masculine' | 'feminine' | 'neuter';

/** A page, loaded on demand. */
type Page = () => Promise<{ default: ComponentType }>;

/** One or two fields with their record types. */
type After<F> = readonly [first: readonly [F, string], second?: readonly [F, string]];

/** A record type: a row in `resources.ts`, from which the console derives everything that it shows. */
export interface Row {
  /** Last segment of its path, in the console and in its calls. */
  readonly name: string;
  readonly section: (typeof sections)[number];
  /** Permission area of its calls, which determines the roles that can read and change the records. */
  readonly area: Area;
  /** Permission area of the calls that create and change a record, if it differs. */
  readonly formArea?: Area;
  /** Whether the records belong to no faculty, so that roles limited to one cannot see them. */
  readonly isOfAll?: true;
  readonly icon: LucideIcon;
  /** Gender of its Russian name; only needed for records that are created, changed or deleted. */
  readonly gender?: Gender;
  readonly texts: AnyTexts;
  /** Loaded with the first call, because the contract includes the validator. */
  readonly calls: () => Promise<Calls>;
  /** Short label of a record, used in headings and in references to it. */
  readonly represent: (record: RaRecord) => string;
  /** References from which the label of a record without a name is derived: fields with their record types. */
  readonly namedAfter?: After<string>;
  /** Field definitions (`ui/kind`) for the values of the records in the audit log. */
  readonly loggedFields?: () => Promise<ReadonlyMap<string, unknown>>;
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

/** Label of a record: from its own values, or from the records it refers to. */
export type Naming<C extends Calls> =
  | { represent: (record: Reply<C['one']>) => string; namedAfter?: never }
  | { represent?: never; namedAfter: After<keyof Reply<C['one']> & string> };

const byNumber = ({ id }: RaRecord): string => `№\u00a0${id}`;

/** Defines a record type; `represent` receives the type that the calls return. */
export function defineResource<const C extends Calls, S extends Tree & ResourceTexts>({
  represent,
  ...row
}: Omit<Row, 'calls' | 'represent' | 'namedAfter' | 'texts'> & {
  texts: Texts<S>;
  calls: () => Promise<C>;
} & Naming<C>): Row {
  // The data provider only passes replies of the resource's own calls.
  return { ...row, represent: (represent as unknown as Row['represent'] | undefined) ?? byNumber };
}

/** `options` of a react-admin resource, used by the menu, the request queue and headings. */
export type Placement = Pick<Row, 'section' | 'icon' | 'gender' | 'desk' | 'namedAfter' | 'loggedFields'> & {
  /** Whether the signed-in user can change such records. */
  readonly isChangeable: boolean;
  /** Whether the menu lists the record type for the signed-in user. */
  readonly isInMenu: boolean;
};

/**
 * Converts a record type to a react-admin resource. Roles that cannot change the records get no forms and cannot select
 * rows of the list.
 */
export function resourceOf(
  { name, section, area, formArea = area, isOfAll, icon, represent, pages, ...row }: Row,
  role: ConsoleRole,
) {
  const { gender, desk, namedAfter, loggedFields } = row;
  const isChangeable = hasRight(role, area, 'write');
  const hasForms = hasRight(role, formArea, 'write');
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
      isInMenu: isInMenu(role, area) && !(isOfAll && isOfFaculty(role)),
      ...(gender && { gender }),
      ...(desk && { desk }),
      ...(namedAfter && { namedAfter }),
      ...(loggedFields && { loggedFields }),
    } satisfies Placement,
    ...(list && { list: lazyPart(list) }),
    ...(show && { show: lazyPart(show) }),
    ...(create && hasForms && { create: lazyPart(create) }),
    ...(edit && hasForms && { edit: lazyPart(edit) }),
  });
}

/**
 * A page without records, at the path of its name. Its texts include its name, like those of a resource.
 */
export type Screen = Pick<Row, 'name' | 'section' | 'area' | 'icon' | 'texts'> & {
  readonly page: Page;
  /** Right in the area that the page requires; reading by default. */
  readonly right?: Right;
  /** Whether the page needs the full width, so that the menu is collapsed to a rail by default. */
  readonly isWide?: true;
  /** Whether all paths below its own are the same page, which is not remounted when the path changes. */
  readonly isOnePage?: true;
  /** Number of pending items, shown after the page's name in the menu. Loaded on demand. */
  readonly Count?: ComponentType;
};

/** Converts a page to a route; the page handles the paths below its own. */
export const routeOf = ({ name, page }: Screen) =>
  createElement(Route, { key: name, path: `/${name}/*`, element: createElement(lazyPart(page)) });

/** Whether a page is available to a role. */
export const isAvailableTo = ({ area, right = 'read' }: Screen, role: ConsoleRole): boolean =>
  hasRight(role, area, right);
