import type { IsoDate } from '@semestr/core/dates';
import type { AnyTexts } from '@semestr/core/texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { User } from '../session/session.ts';

/** Context in which a screen is loaded. */
export interface LoadContext {
  queries: QueryClient;
  /** Parameters of the path: `id` of "/schedule/:id". */
  params: Readonly<Record<string, string | undefined>>;
  /** The query with which the screen was opened. The page handles later changes. */
  search: URLSearchParams;
  today: IsoDate;
}

/** Returned by a page's `load` to show the not-found screen instead. */
export const NOTHING_HERE = 'nothing-here';

/** Exports of a page's file. */
export interface ScreenModule {
  /** The content. */
  default: ComponentType;
  /** Content of the header, a `Heading`, if it is more than the title of the screen. */
  Header?: ComponentType;
  texts: readonly AnyTexts[];
  /**
   * Loads the data that the page shows initially. Returns 404 if it does not exist, which the page reports. Rejects
   * when loading fails.
   */
  load?: (context: LoadContext) => Promise<unknown>;
  /** The same for a page of the personal account. */
  loadFor?: (user: User, context: LoadContext) => Promise<unknown>;
}
