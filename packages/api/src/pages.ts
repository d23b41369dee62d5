import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';

/** The interface between the portal's server build and the server. */

/** The requested page and the client that loads its data. */
export interface PageRequest {
  pathname: string;
  /** Includes the "?"; only the parameters that `PageAddress` kept. */
  search: string;
  language: Language;
  today: IsoDate;
  /** Current time, `HH:MM`, for a page that is rendered for this request only; null for a cached page. */
  time: string | null;
  /** Makes the calls of the API: in the same process, or to another provider. */
  fetch: typeof fetch;
}

/** A rendered page, without the surrounding document. */
export interface Page {
  status: number;
  head: { title: string; description: string };
  /** Whether all data of the page was loaded. Only a complete page may be cached. */
  isWhole: boolean;
  /** The content of `#root`. */
  html: string;
  /** Id of a script element and its JSON: the data that the page was rendered from. */
  data: { id: string; json: string };
}

/** Preview image of a page, which is shown when its address is shared. Measures are pixels from the upper left. */
export interface Drawing {
  width: number;
  height: number;
  /** Background colour. */
  ground: string;
  /** In drawing order. */
  bars: readonly { x: number; y: number; width: number; height: number; fill: string }[];
  texts: readonly DrawnText[];
}

/** A line of text, truncated to `width`. */
export interface DrawnText {
  x: number;
  /** The upper edge of the line. */
  y: number;
  width: number;
  text: string;
  /** Font size. */
  size: number;
  isBold: boolean;
  fill: string;
}

/** Properties of an address that are known before its page is rendered. */
export interface PageAddress {
  /** The query without parameters that the page does not read. */
  search: string;
  /** Modules that the page needs immediately, as named in the build's manifest. */
  sources: readonly string[];
  /** Whether the page is public, so that search engines may index it. */
  isPublic: boolean;
  /** Whether the page has a preview image for sharing. */
  hasPicture: boolean;
  /** Whether the page is valid until public data or the day change, so that the server may cache it. */
  isKept: boolean;
}

/** Exports of the portal's server build. */
export interface PageMaker {
  addressOf: (pathname: string, query: URLSearchParams, language: Language) => PageAddress;
  /** Rejects when the data of the page fails to load. */
  render: (request: PageRequest) => Promise<Page>;
  /** Draws the preview image of a page; null when there is none because there is nothing to show. */
  draw: (request: Omit<PageRequest, 'search' | 'time'>) => Promise<Drawing | null>;
  /** Lists the public addresses, for search engines. */
  publicPaths: (fetch: PageRequest['fetch']) => Promise<readonly string[]>;
}
