import { createInstance, type TFunction } from 'i18next';
import { addFormats, type Formats } from './texts-formats.ts';
import { type Language, sourceLanguage } from './languages.ts';

/**
 * The texts of all four applications, based on i18next. A feature's texts are stored next to it, one file for each
 * language; Russian is the source whose shape the others follow, so that a missing or additional key, or a missing
 * value, does not compile.
 */
export type Tree = { readonly [key: string]: string | Tree };

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<K> = K extends `${infer B}_${Plural}` ? B : K;
type Counted<S> = Extract<{ [P in keyof S]: Base<P> extends P ? never : Base<P> }[keyof S], string>;

/** Required texts of a second language: the keys of the first; plurals in the forms that its grammar needs. */
export type TextsLike<S extends Tree> = {
  readonly [K in keyof S as Base<K> extends K ? K : never]: S[K] extends Tree ? TextsLike<S[K]> : string;
} & { readonly [K in `${Counted<S>}_other`]: string } & {
  readonly [K in `${Counted<S>}_${Exclude<Plural, 'other'>}`]?: string;
};

type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends Tree ? DeepPartial<T[K]> : T[K] };

/** Texts of a language that may be incomplete and falls back to Russian. */
export type SomeTextsLike<S extends Tree> = DeepPartial<TextsLike<S>>;

/** "pages.home"; a plural without its suffix. */
export type TextKey<S extends Tree> = {
  [P in keyof S & string]: S[P] extends Tree ? `${P}.${TextKey<S[P]>}` : Base<P>;
}[keyof S & string];

type TextAt<S, K> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof S
    ? TextAt<S[Head], Rest>
    : never
  : K extends keyof S
    ? S[K]
    : `${K & string}_other` extends keyof S
      ? { counted: S[`${K & string}_other`] }
      : never;

/** The content between `{{` and `}}`: a name, and optionally a format. */
type Value<V extends string> = V extends `${infer Name}, ${infer Format}`
  ? { [P in Name]: Format extends keyof Formats ? Formats[Format] : string | number }
  : { [P in V]: V extends 'count' ? number : string | number };

type ValuesIn<S> = S extends `${string}{{${infer V}}}${infer Rest}` ? Value<V> & ValuesIn<Rest> : unknown;
type ValuesOf<T> = T extends { counted: infer S } ? { count: number } & ValuesIn<S> : ValuesIn<T>;

/** Arguments after the key of a text: its values, or none. */
export type TextValues<S extends Tree, K extends TextKey<S>> =
  unknown extends ValuesOf<TextAt<S, K>> ? [] : [values: ValuesOf<TextAt<S, K>>];

/** Returns a text by its key; a text with values requires them. */
export interface Translate<S extends Tree> {
  <K extends TextKey<S>>(key: K, ...values: TextValues<S, K>): string;
  readonly language: Language;
}

/** The texts of a language, or a function that loads them when the language is first displayed. */
type Source<T> = T | (() => Promise<{ default: T }>);

/** Texts of a feature, identified by its name. */
export interface Texts<S extends Tree> {
  readonly name: string;
  readonly sources: {
    readonly ru: Source<S>;
    readonly en: Source<TextsLike<S>>;
    readonly be?: Source<SomeTextsLike<S>>;
  };
}

/** Texts of any feature, reduced to the name and the sources. */
export interface AnyTexts {
  readonly name: string;
  readonly sources: Readonly<Partial<Record<Language, unknown>>>;
}

const engine = createInstance();
void engine.init({
  lng: sourceLanguage,
  fallbackLng: sourceLanguage,
  resources: {},
  initAsync: false,
  nsSeparator: false,
  // React and the documents escape values themselves.
  interpolation: { escapeValue: false },
  // A text that was not loaded is a programming error, which must not be displayed as a bare key.
  parseMissingKeyHandler: (key) => {
    throw new Error(`There is no text ${key}`);
  },
});
addFormats((name, write) => engine.services.formatter?.add(name, write));

const add = (language: Language, name: string, texts: unknown): void => {
  engine.addResourceBundle(language, name, texts);
};

/**
 * Defines the texts of a feature. Sources that are functions are loaded by `loadTexts`, others are available
 * immediately: in programs that include all languages.
 */
export function defineTexts<const S extends Tree>(name: string, sources: Texts<S>['sources']): Texts<S> {
  for (const [language, source] of Object.entries(sources))
    if (typeof source !== 'function') add(language as Language, name, source); // Its keys are languages.
  return { name, sources };
}

/** Every feature whose texts were requested, so that they can be loaded in another language. */
const wanted = new Map<string, AnyTexts>();

async function load({ name, sources }: AnyTexts, language: Language): Promise<void> {
  const source = sources[language];
  if (typeof source !== 'function' || engine.hasResourceBundle(language, name)) return;
  // Sources that are not functions have already been added; a function loads the texts.
  const { default: texts } = await (source as () => Promise<{ default: unknown }>)();
  add(language, name, texts);
}

/** Loads texts in a language, and in Russian when that language may be incomplete; rejects when they fail to load. */
export async function loadTexts(language: Language, texts: readonly AnyTexts[]): Promise<void> {
  for (const one of texts) wanted.set(one.name, one);
  const needed = language === 'be' ? (['be', 'ru'] as const) : [language];
  await Promise.all(texts.flatMap((one) => needed.map((each) => load(one, each))));
}

/** Loads everything displayed so far in another language. */
export const loadLanguage = (language: Language): Promise<void> => loadTexts(language, [...wanted.values()]);

const translators = new Map<string, unknown>();

/**
 * Returns the texts of a feature in a language; they must have been loaded. The result throws when a text is missing.
 */
export function translator<S extends Tree>({ name }: Texts<S>, language: Language): Translate<S> {
  const key = `${language} ${name}`;
  const existing = translators.get(key);
  // Cached under the name of the same texts.
  if (existing) return existing as Translate<S>;
  const t: TFunction = engine.getFixedT(language, name);
  // Most texts have no values and need no parsing.
  const plain = (text: string): string => {
    const found: unknown = engine.getResource(language, name, text);
    return typeof found === 'string' ? found : t(text);
  };
  const translate = Object.assign(
    (text: string, values?: Record<string, unknown>): string => (values ? t(text, values) : plain(text)),
    { language },
  );
  translators.set(key, translate);
  // The compiler checks keys and values against the texts; i18next accepts any.
  return translate as unknown as Translate<S>;
}
