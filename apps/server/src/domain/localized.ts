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

/** Texts whose keys may be stored in the database. */
export interface Messages<S extends Tree> extends Texts<S> {
  readonly ru: S;
}

const defined = new Map<string, Messages<Tree>>();

/** Lists all texts whose keys may be stored in the database. */
export const allMessages = (): readonly Messages<Tree>[] => [...defined.values()];

/**
 * Defines the texts of stored messages: notifications, e-mails, text messages. The database stores the name and the
 * keys: a row whose key no longer exists is shown in its original Russian wording.
 */
export function defineMessages<const S extends Tree>(
  name: string,
  sources: { readonly ru: S; readonly en: TextsLike<S> },
): Messages<S> {
  const messages = { ...defineTexts(name, sources), ru: sources.ru };
  defined.set(name, messages);
  return messages;
}

/** Creates a text from a key and its values, to be rendered for each reader. */
export function localized<S extends Tree, K extends TextKey<S>>(
  { name }: Messages<S>,
  key: K,
  ...args: TextValues<S, K>
): LocalizedText {
  // The type of the values is more precise, but cannot express here that they are texts and numbers.
  const [values = {}] = args as [LocalizedText['values']?];
  return { texts: name, key, values };
}

/** Returns the Russian text of a key, for a plural one of its forms; null when it does not exist. */
function sourceOf(tree: Tree, key: string): string | null {
  const [head = '', ...rest] = key.split('.');
  const found = tree[head] ?? tree[`${head}_other`];
  if (typeof found === 'object') return sourceOf(found, rest.join('.'));
  return typeof found === 'string' && rest.length === 0 ? found : null;
}

/** Returns the names of the values in a text. */
export const valuesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);

/** Returns null when an upgrade removed the text, or changed its values. */
function translate({ texts, key, values }: LocalizedText, language: Language): string | null {
  const messages = defined.get(texts);
  const source = messages ? sourceOf(messages.ru, key) : null;
  if (!messages || source === null || valuesIn(source).some((name) => !Object.hasOwn(values, name)))
    return null;
  const t: (key: string, values: LocalizedText['values']) => string = translator(messages, language);
  return t(key, values);
}

/**
 * Rendered sentences by language: notifications are read far more often than they are written, and many have the same
 * content.
 */
const translated = new LRUCache<string, string>({ max: 5000 });

function renderOne(sentence: LocalizedText, language: Language): string | null {
  const key = `${language} ${JSON.stringify(sentence)}`;
  const text = translated.get(key) ?? translate(sentence, language);
  if (text !== null) translated.set(key, text);
  return text;
}

/** Renders the sentences in a language; falls back to their original wording when they cannot be rendered. */
export function render(
  sentences: readonly LocalizedText[] | null,
  language: Language,
  asWritten: string,
): string {
  const rendered = sentences?.map((one) => renderOne(one, language)) ?? [null];
  return rendered.includes(null) ? asWritten : rendered.join(' ');
}

/** Renders the sentences in Russian, for storage next to them. */
export const inRussian = (sentences: readonly LocalizedText[]): string =>
  render(sentences, sourceLanguage, '');
