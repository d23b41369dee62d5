import { type Language, sourceLanguage } from '@semestr/core/languages';
import {
  defineTexts,
  type TextKey,
  type Texts,
  type TextsLike,
  type TextValues,
  translator,
  type Tree,
} from '@semestr/core/texts';
import { LRUCache } from 'lru-cache';
import type { LocalizedText } from '../db/tables/localized-text.ts';

export type { LocalizedText };

/** Texts of which the database may hold keys. */
export interface Messages<S extends Tree> extends Texts<S> {
  readonly ru: S;
}

const defined = new Map<string, Messages<Tree>>();

/** All texts of which the database may hold keys. */
export const allMessages = (): readonly Messages<Tree>[] => [...defined.values()];

/**
 * States the texts of messages that are stored: notifications, e-mails, text messages. The database remembers the name
 * and the keys: a row whose key is gone is shown in Russian, as it was written.
 */
export function defineMessages<const S extends Tree>(
  name: string,
  sources: { readonly ru: S; readonly en: TextsLike<S> },
): Messages<S> {
  const messages = { ...defineTexts(name, sources), ru: sources.ru };
  defined.set(name, messages);
  return messages;
}

/** A text by its key, with the values that it asks for, to be rendered for whoever reads it. */
export function localized<S extends Tree, K extends TextKey<S>>(
  { name }: Messages<S>,
  key: K,
  ...given: TextValues<S, K>
): LocalizedText {
  // The type of the values says more, but it cannot say here that they are texts and numbers.
  const [values = {}] = given as [LocalizedText['values']?];
  return { texts: name, key, values };
}

/** The Russian text of a key, of a plural one form; null where there is none. */
function sourceOf(tree: Tree, key: string): string | null {
  const [head = '', ...rest] = key.split('.');
  const found = tree[head] ?? tree[`${head}_other`];
  if (typeof found === 'object') return sourceOf(found, rest.join('.'));
  return typeof found === 'string' && rest.length === 0 ? found : null;
}

/** The names of the values in a text. */
export const valuesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);

/** Null where an upgrade removed the text, or has it ask for another value. */
function translate({ texts, key, values }: LocalizedText, language: Language): string | null {
  const messages = defined.get(texts);
  const source = messages ? sourceOf(messages.ru, key) : null;
  if (!messages || source === null || valuesIn(source).some((name) => !Object.hasOwn(values, name)))
    return null;
  const t: (key: string, values: LocalizedText['values']) => string = translator(messages, language);
  return t(key, values);
}

/**
 * Sentences in a language, as they were translated last: notifications are read far more often than they are written, and
 * many say the same.
 */
const translated = new LRUCache<string, string>({ max: 5000 });

function renderOne(sentence: LocalizedText, language: Language): string | null {
  const key = `${language} ${JSON.stringify(sentence)}`;
  const known = translated.get(key) ?? translate(sentence, language);
  if (known !== null) translated.set(key, known);
  return known;
}

/** The sentences in a language; as they were written where they cannot be rendered any more, or never could. */
export function render(
  sentences: readonly LocalizedText[] | null,
  language: Language,
  asWritten: string,
): string {
  const rendered = sentences?.map((one) => renderOne(one, language)) ?? [null];
  return rendered.includes(null) ? asWritten : rendered.join(' ');
}

/** What is stored beside the sentences: the text in Russian. */
export const inRussian = (sentences: readonly LocalizedText[]): string =>
  render(sentences, sourceLanguage, '');
