import { lazyPart } from '@semestr/ui/connection/fetch-part';
import type { Endpoint, Reply } from '@semestr/api/endpoint';
import { type Area, type ConsoleRole, hasRight, type Right } from '@semestr/core/rights';
import type { AnyTexts, Texts, Tree } from '@semestr/core/texts';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import type { DeskKind } from './ui/desk/kind.ts';

/** The parts of the menu, in their order. The first stands open, without a heading. */
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

/** The calls of one kind of record, as `resource.ts` of the contract states them. */
export interface Calls {
  readonly list: Endpoint;
  readonly one: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
}

/** What the frame says of a kind of record: its name, of one and of many, and those of its fields and conditions. */
export interface ResourceTexts {
  readonly name: string;
  readonly names: string;
  readonly fields: { readonly [source: string]: string };
}

/** A page, fetched when it is first opened. */
type Page = () => Promise<{ default: ComponentType }>;

/** One field and its kind, or two. */
type After<F> = readonly [first: readonly [F, string], second?: readonly [F, string]];

/** One kind of record: whatever the console knows of it follows from its row in `resources.ts`. */
export interface Row {
  /** The last part of its address, here and in its calls. */
  readonly name: string;
  readonly section: (typeof sections)[number];
  /** What its calls are about, as the contract says it: who may see and change such records follows from that. */
  readonly area: Area;
  readonly icon: LucideIcon;
  readonly texts: AnyTexts;
  /** Fetched with the first call: the contract brings the validator along. */
  readonly calls: () => Promise<Calls>;
  /** A record in a few words: in headings, in the fields of others that refer to it. */
  readonly represent: (record: RaRecord) => string;
  /** The fields, with the kinds that they refer to, after which a record is called that has no name of its own. */
  readonly namedAfter?: After<string>;
  readonly pages: {
    readonly list?: Page;
    readonly show?: Page;
    /** In place of the form, for whoever may not change it. */
    readonly read?: Page;
    readonly create?: Page;
    readonly edit?: Page;
  };
  /** Of requests that students make: how they are decided on, at the one desk for all of them. */
  readonly desk?: DeskKind;
}

/** What a record of these calls is called: by itself, or after those that it is about. */
export type Naming<C extends Calls> =
  | { represent: (record: Reply<C['one']>) => string; namedAfter?: never }
  | { represent?: never; namedAfter: After<keyof Reply<C['one']> & string> };

const byNumber = ({ id }: RaRecord): string => `№\u00a0${id}`;

/** States a row; `represent` gets the very records that the calls answer. */
export function defineResource<const C extends Calls, S extends Tree & ResourceTexts>({
  represent,
  ...row
}: Omit<Row, 'calls' | 'represent' | 'namedAfter' | 'texts'> & {
  texts: Texts<S>;
  calls: () => Promise<C>;
} & Naming<C>): Row {
  // The data provider hands a resource the answers of its own calls only.
  return { ...row, represent: (represent as unknown as Row['represent'] | undefined) ?? byNumber };
}

/** What the menu, the desk and headings want to know of a resource: its `options`. */
export type Placement = Pick<Row, 'section' | 'icon' | 'desk' | 'namedAfter'> & {
  /** Whether whoever is here may change such records. */
  readonly isChangeable: boolean;
};

/** A row as react-admin reads it: where `role` changes nothing there are no forms, and what is ticked in lists has no use. */
export function resourceOf(
  { name, section, area, icon, represent, namedAfter, pages, desk }: Row,
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
      ...(desk && { desk }),
      ...(namedAfter && { namedAfter }),
    } satisfies Placement,
    ...(list && { list: lazyPart(list) }),
    ...(show && { show: lazyPart(show) }),
    ...(create && isChangeable && { create: lazyPart(create) }),
    ...(edit && isChangeable && { edit: lazyPart(edit) }),
  });
}

/** A page that keeps no kind of record, at the address of its name. Its texts name it as those of a resource do. */
export type Screen = Pick<Row, 'name' | 'section' | 'area' | 'icon' | 'texts'> & {
  readonly page: Page;
  /** What somebody must be allowed to do there to have use of it; reading, unless said otherwise. */
  readonly right?: Right;
  /** It needs the width: the menu is a rail there, unless somebody has opened it. */
  readonly isWide?: true;
  /** Stands behind its name in the menu: how many wait there. Fetched with the page's code, not before. */
  readonly Count?: ComponentType;
};

/** A page as the router reads it; what stands below its address is its own. */
export const routeOf = ({ name, page }: Screen) =>
  createElement(Route, { key: name, path: `/${name}/*`, element: createElement(lazyPart(page)) });

/** Whether a page is there for a role. */
export const isFor = ({ area, right = 'read' }: Screen, role: ConsoleRole): boolean =>
  hasRight(role, area, right);
