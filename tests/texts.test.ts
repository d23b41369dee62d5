import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { offeredLanguages } from '@semestr/core/languages';
import { describe, expect, it } from 'vitest';
import { personalScreens } from '../apps/portal/src/screens/personal.ts';
import { publicScreens } from '../apps/portal/src/screens/public.ts';
import { nonEmpty } from '../apps/server/test/non-empty.ts';
import { filesBelow, root } from './support/sources.ts';

/**
 * Checks what the compiler cannot check in texts: the values in translations, and the plural forms that a language
 * requires.
 */
type Tree = { readonly [key: string]: string | Tree };
type TextsByKey = ReadonlyMap<string, string>;

/** The texts of a place, which is a folder with a file for each language or a file with all languages. */
interface Place {
  path: string;
  /** Returns the texts by their keys; null when the place has none in the language. */
  read: (language: string) => Promise<TextsByKey | null>;
}

const flat = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );

// The console's folder `i18n` contains react-admin's messages, so react-admin defines their values and counts.
const isOurs = (path: string): boolean => !path.startsWith('apps/console/src/i18n/');

const sources = ['apps', 'packages']
  .flatMap(filesBelow)
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && isOurs(path));

const folders = sources
  .filter((path) => path.endsWith('/ru.ts'))
  .map((russian): Place => {
    const read = async (language: string) => {
      const file = join(root, russian.replace(/ru\.ts$/, `${language}.ts`));
      if (!existsSync(file)) return null;
      const { default: texts } = (await import(file)) as { default: Tree }; // the format of all text files
      return new Map(flat(texts));
    };
    return { path: russian.replace(/\/ru\.ts$/, ''), read };
  });

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Returns the texts that a file contains in all languages. Those that are loaded from a folder are among `folders`. */
async function textsOf(path: string): Promise<Place[]> {
  const exported = (await import(join(root, path))) as Readonly<Record<string, unknown>>; // of any module
  // The files of the console export the languages themselves: their definitions load them by the name of the folder.
  const definitions = [
    exported,
    ...Object.values(exported).map((value) => isTree(value) && value['sources']),
  ];
  return definitions.flatMap((languages): Place[] => {
    if (!isTree(languages) || !isTree(languages['ru'])) return [];
    const read = async (language: string) => {
      const texts = languages[language];
      return isTree(texts) ? new Map(flat(texts)) : null;
    };
    return [{ path, read }];
  });
}

const folderPaths = new Set(folders.map(({ path }) => path));
const files = sources.filter(
  (path) => /[/-]texts\.ts$/.test(path) && !folderPaths.has(path.replace(/\.ts$/, '')),
);
const places = [...folders, ...(await Promise.all(files.map(textsOf))).flat()];

/** Returns the texts of a place in a language, if it has any. */
const readSome = async ({ read }: Place, language: string): Promise<TextsByKey> =>
  (await read(language)) ?? new Map<string, string>();

const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name))].toSorted();

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const faultsOf = (source: TextsByKey, other: TextsByKey, language: string): string[] => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = new Map<string, Set<string>>();
  for (const [key, text] of source)
    wanted.set(
      key.replace(PLURAL, ''),
      new Set([...(wanted.get(key.replace(PLURAL, '')) ?? []), ...valuesIn(text)]),
    );
  return [...other].flatMap(([key, text]) => {
    const names = wanted.get(key.replace(PLURAL, ''));
    // A plural form may omit its number: "one certificate".
    const isEmpty = text.trim() === '' && source.get(key)?.trim() !== '';
    const unknown = valuesIn(text).filter((name) => !names?.has(name));
    const isPlural = PLURAL.test(key);
    const missing = isPlural
      ? categories.filter((category) => !other.has(key.replace(PLURAL, `_${category}`)))
      : [];
    return [
      ...(isEmpty ? [`${key} is empty, which the Russian is not`] : []),
      ...unknown.map((name) => `${key} asks for {{${name}}}, which Russian does not`),
      ...missing.map((category) => `${key.replace(PLURAL, '')} has no form for "${category}"`),
    ];
  });
};

describe.each(['ru', 'en', 'be'])('texts in %s', (language) => {
  it('texts: translations use the same values and all plural forms, and are only empty if Russian is', async () => {
    const faults = await Promise.all(
      places.map(async (place) => {
        const other = await place.read(language);
        if (!other) return language === 'be' ? [] : [`${place.path} has no texts in ${language}`];
        return faultsOf(await readSome(place, 'ru'), other, language).map(
          (fault) => `${place.path}: ${fault}`,
        );
      }),
    );
    expect(faults.flat()).toEqual([]);
  });
});

const keysOf = (texts: TextsByKey): ReadonlySet<string> =>
  new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));

it.each(nonEmpty(offeredLanguages))(
  'texts: an offered language has all texts of the portal: %s',
  async (language) => {
    const missing = await Promise.all(
      places
        .filter(({ path }) => /^(?:apps\/portal|packages)\//.test(path))
        .map(async (place) => {
          const otherKeys = keysOf(await readSome(place, language));
          return [...keysOf(await readSome(place, 'ru'))]
            .filter((key) => !otherKeys.has(key))
            .map((key) => `${place.path} ${key}`);
        }),
    );
    expect(missing.flat()).toEqual([]);
  },
);

describe('characters of the texts', () => {
  const css = readFileSync(join(root, 'packages/ui/fonts/golos.css'), 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => ({
      first: Number.parseInt(first, 16),
      last: Number.parseInt(last, 16),
    }),
  );
  const isKnown = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x20 || ranges.some(({ first, last }) => first <= code && code <= last);
  };

  // Excludes the terminal, which uses the user's font.
  const onScreens = places.filter(({ path }) => !path.startsWith('apps/cli/'));

  it.each(['ru', 'en', 'be'])(
    'texts: all characters are in the font files that every page has: %s',
    async (language) => {
      const unknown = await Promise.all(
        onScreens.map(async (place) =>
          [...(await readSome(place, language)).values()].flatMap((text) =>
            Array.from(text).filter((letter) => !isKnown(letter)),
          ),
        ),
      );
      expect([...new Set(unknown.flat())]).toEqual([]);
    },
  );
});

/**
 * Texts of the terminal and the server have plain spaces: users of a terminal search and pass on what it prints, and
 * the server's texts and the titles of exported columns go to mail, text messages, files and existing clients.
 */
const hasPlainSpaces = (path: string): boolean => /\/(?:cli|server|table-exports)\//.test(path);

/** Words that Russian typography keeps on the line of the following word. */
const LEADING = 'а|в|во|и|к|ко|на|не|ни|но|о|об|от|до|за|из|по|с|со|у';
/** Particles that Russian typography keeps on the line of the preceding word. */
const TRAILING = 'б|бы|ж|же|ли';

/** Patterns of places at which a Russian text must not break, with the character to use. */
const unbreakable: readonly (readonly [where: RegExp, what: string])[] = [
  [new RegExp(`(?<![\\p{L}\\w-])(?:${LEADING}) (?=\\S)`, 'giu'), 'U+00A0 after a short word'],
  [new RegExp(`(?<=[\\p{L}»]) (?:${TRAILING})(?![\\p{L}\\w])`, 'gu'), 'U+00A0 before a particle'],
  [/(?<=\S) [—–](?=\s|$)/gu, 'U+00A0 before a dash'],
  [
    new RegExp(
      `(?:(?<![\\d:.,-])\\d+(?:[.,]\\d+)?|\\{\\{count\\}\\}) (?!(?:${LEADING})(?!\\p{L}))(?=\\p{Script=Cyrillic})`,
      'giu',
    ),
    'U+00A0 between a number and its word',
  ],
  [/№ (?=[\d{])/gu, 'U+00A0 after №'],
];

const breaksIn = (text: string): string[] =>
  unbreakable.flatMap(([where, what]) =>
    [...text.matchAll(where)].map(
      ({ index }) => `${what}: "${text.slice(Math.max(0, index - 8), index + 12)}"`,
    ),
  );

it('texts: titles and descriptions of screens do not break after short words either', () => {
  const faults = [...publicScreens, ...personalScreens].flatMap(({ path, title, description }) =>
    breaksIn(`${title.ru}\n${description.ru}`).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('texts: Russian texts do not break after short words, before dashes, and within numbers', async () => {
  const faults = await Promise.all(
    places
      .filter(({ path }) => !hasPlainSpaces(path))
      .map(async (place) =>
        [...(await readSome(place, 'ru'))].flatMap(([key, text]) =>
          breaksIn(text).map((fault) => `${place.path} ${key}: ${fault}`),
        ),
      ),
  );
  expect(faults.flat()).toEqual([]);
});

it('texts: English texts contain no Russian, except the codes that users have to type', async () => {
  const codes = new Set(['apps/console/src/features/marks/texts.ts hints.mark']);
  const faults = await Promise.all(
    places.map(async (place) =>
      [...(await readSome(place, 'en'))]
        .filter(([key, text]) => /\p{Script=Cyrillic}/u.test(text) && !codes.has(`${place.path} ${key}`))
        .map(([key, text]) => `${place.path} ${key}: ${text}`),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

// Ensures that these tests find all files.
it('texts: the tests find the texts of every folder and of every file', async () => {
  const counts = await Promise.all(
    places.map(async (place) => [(await readSome(place, 'ru')).size, (await readSome(place, 'en')).size]),
  );
  expect(places.length).toBeGreaterThan(230);
  expect(counts.reduce((sum, [count = 0]) => sum + count, 0)).toBeGreaterThan(7700);
  expect(counts.filter(([russian, english]) => russian === 0 || english === 0)).toEqual([]);
});
