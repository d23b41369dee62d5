import type { AnyTexts } from '@semestr/core/texts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { IsoDate } from '@semestr/core/dates';
import type { User } from '../session/session.ts';

/** What a screen loads for. */
export interface LoadContext {
  queries: QueryClient;
  /** The parts of the path: `id` of "/schedule/:id". */
  params: Readonly<Record<string, string | undefined>>;
  /** The query with which the screen was opened; what changes later the page asks for by itself. */
  search: URLSearchParams;
  today: IsoDate;
}

/** What a page's `load` answers where the not-found screen is to be shown in its place. */
export const NOTHING_HERE = 'nothing-here';

/** What the file of a page exports. */
export interface ScreenModule {
  /** The content. */
  default: ComponentType;
  /** What stands in the header, a `Heading`, where it is more than the title of the screen. */
  Header?: ComponentType;
  texts: readonly AnyTexts[];
  /** Asks for what the page shows at once; answers 404 where there is nothing of it and it says so itself. Rejects where that fails. */
  load?: (context: LoadContext) => Promise<unknown>;
  /** The same for a page of the personal account. */
  loadFor?: (user: User, context: LoadContext) => Promise<unknown>;
}
