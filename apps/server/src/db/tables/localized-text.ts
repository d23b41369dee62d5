import type { Language } from '@semestr/core/languages';
import { text } from 'drizzle-orm/pg-core';

/** A text as key and values, rendered anew in the language of each reader; `domain/localized.ts` makes and renders it. */
export interface LocalizedText {
  /** The name of the texts to which the key belongs. */
  texts: string;
  key: string;
  values: Readonly<Record<string, string | number>>;
}

/** A language of the interface. */
export const language = () => text().$type<Language>();
