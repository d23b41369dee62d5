import type { Language } from '@semestr/core/languages';
import { text } from 'drizzle-orm/pg-core';

/**
 * A text stored as key and values, rendered in the language of each reader; created and rendered by
 * `domain/localized.ts`.
 */
export interface LocalizedText {
  /** Name of the texts to which the key belongs. */
  texts: string;
  key: string;
  values: Readonly<Record<string, string | number>>;
}

/** A language of the interface. */
export const language = () => text().$type<Language>();
