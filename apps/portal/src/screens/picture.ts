import type { Drawing } from '@semestr/api/pages';
import type { QueryClient } from '@tanstack/react-query';
import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';

/** Data for drawing a screen's preview image. */
export interface PictureContext {
  queries: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  language: Language;
  today: IsoDate;
}

/** Exports of a `picture.ts` file next to a page, which is only part of the server build. */
export interface PictureModule {
  /** Null when there is nothing to show. */
  draw: (context: PictureContext) => Promise<Drawing | null>;
}
