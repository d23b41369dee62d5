import type { Drawing } from '@semestr/api/pages';
import type { QueryClient } from '@tanstack/react-query';
import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';

/** What the picture of a screen is drawn from. */
export interface PictureContext {
  queries: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  language: Language;
  today: IsoDate;
}

/** What a file `picture.ts` beside a page exports; only the server's build has it. */
export interface PictureModule {
  /** Null where there is nothing to be seen. */
  draw: (context: PictureContext) => Promise<Drawing | null>;
}
