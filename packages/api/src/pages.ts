import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';

/** What the portal's build for the server and the server agree on. */

/** Which page is asked for, and how its data are fetched. */
export interface PageRequest {
  pathname: string;
  /** With its "?"; only what `PageAddress` kept of it. */
  search: string;
  language: Language;
  today: IsoDate;
  /** The wall clock, `HH:MM`, where the page is made for this request alone; one that is kept knows no time. */
  time: string | null;
  /** How the calls of the API are made: in the same process, or to another provider. */
  fetch: typeof fetch;
}

/** A finished page, without the document around it. */
export interface Page {
  status: number;
  head: { title: string; description: string };
  /** Everything came that the page asked for: only such a page may be kept. */
  isWhole: boolean;
  /** The content of `#root`. */
  html: string;
  /** The id of a script element and the JSON in it: what the page was made of. */
  data: { id: string; json: string };
}

/** A picture of a page, which is shown where somebody shares its address. Measures are pixels from the upper left. */
export interface Drawing {
  width: number;
  height: number;
  /** The colour of the paper. */
  ground: string;
  /** In the order in which they are drawn. */
  bars: readonly { x: number; y: number; width: number; height: number; fill: string }[];
  texts: readonly DrawnText[];
}

/** A line of text; what is longer than `width` is cut. */
export interface DrawnText {
  x: number;
  /** The upper edge of the line. */
  y: number;
  width: number;
  text: string;
  /** The height of the letters. */
  size: number;
  isBold: boolean;
  fill: string;
}

/** What is known of an address before its page is made. */
export interface PageAddress {
  /** The query without what the page does not read. */
  search: string;
  /** The modules that the page needs at once, as the build's manifest names them. */
  sources: readonly string[];
  /** Everybody may see it, so search engines may keep it. */
  isPublic: boolean;
  /** There is a picture of the page for those who share its address. */
  hasPicture: boolean;
  /** The page holds until public data or the day change, so the server may keep it. */
  isKept: boolean;
}

/** What the portal's build for the server exports. */
export interface PageMaker {
  addressOf: (pathname: string, query: URLSearchParams, language: Language) => PageAddress;
  /** Rejects where the data of the page do not come. */
  render: (request: PageRequest) => Promise<Page>;
  /** The picture of a page; null where there is none, as there is nothing to be seen. */
  draw: (request: Omit<PageRequest, 'search' | 'time'>) => Promise<Drawing | null>;
  /** The addresses that everybody may open, for search engines. */
  publicPaths: (fetch: PageRequest['fetch']) => Promise<readonly string[]>;
}
