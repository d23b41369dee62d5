import type { Endpoint, Reply } from '@semestr/api/endpoint';
import type { AnyTexts, Texts, Tree } from '@semestr/core/texts';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement, lazy } from 'react';
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
export type Placement = Pick<Row, 'section' | 'icon' | 'desk' | 'namedAfter'>;

/** A row as react-admin reads it. */
export function resourceOf({ name, section, icon, represent, namedAfter, pages, desk }: Row) {
  const { list, show, create, edit } = pages;
  return createElement(Resource, {
    key: name,
    name,
    recordRepresentation: represent,
    options: { section, icon, ...(desk && { desk }), ...(namedAfter && { namedAfter }) } satisfies Placement,
    ...(list && { list: lazy(list) }),
    ...(show && { show: lazy(show) }),
    ...(create && { create: lazy(create) }),
    ...(edit && { edit: lazy(edit) }),
  });
}

/** A page that keeps no kind of record, at the address of its name. Its texts name it as those of a resource do. */
export type Screen = Pick<Row, 'name' | 'section' | 'icon' | 'texts'> & {
  readonly page: Page;
  /** It needs the width: the menu is a rail there, unless somebody has opened it. */
  readonly isWide?: true;
  /** Stands behind its name in the menu: how many wait there. Fetched with the page's code, not before. */
  readonly Count?: ComponentType;
};

/** A page as the router reads it; what stands below its address is its own. */
export const routeOf = ({ name, page }: Screen) =>
  createElement(Route, { key: name, path: `/${name}/*`, element: createElement(lazy(page)) });
