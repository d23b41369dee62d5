import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { offeredLanguages } from '@semestr/core/languages';
import { describe, expect, it } from 'vitest';
import { personalScreens } from '../apps/portal/src/screens/personal.ts';
import { publicScreens } from '../apps/portal/src/screens/public.ts';
import { nonEmpty } from '../apps/server/test/non-empty.ts';

/**
 * Checks the aspects of texts that the compiler cannot check: the values in a translation, and the plural forms that
 * its grammar requires.
 */
const root = join(import.meta.dirname, '..');

type Texts = { readonly [key: string]: string | Texts };

// The console's folder `i18n` contains react-admin's own messages, whose values and counts are defined by react-admin.
const isOurs = (path: string): boolean => !path.startsWith('console/src/i18n/');

const files = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/src\/.*\/ru\.ts$/.test(path) && !path.includes('node_modules') && isOurs(path))
    .map((path) => join(root, folder, path)),
);

async function read(path: string): Promise<Map<string, string>> {
  const { default: texts } = (await import(path)) as { default: Texts }; // the format of all text files
  const flat = (tree: Texts, before = ''): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
    );
  return new Map(flat(texts));
}

const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name))].toSorted();

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const faultsOf = (source: Map<string, string>, other: Map<string, string>, language: string): string[] => {
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
  it('texts: translations use the Russian values, have the plural forms of their grammar, and are only empty with them', async () => {
    expect(files.length).toBeGreaterThan(10);
    const faults = await Promise.all(
      files.map(async (path) => {
        const other = await read(path.replace(/ru\.ts$/, `${language}.ts`)).catch(() => null);
        if (!other)
          return language === 'be' ? [] : [`${relative(root, dirname(path))} has no ${language}.ts`];
        return faultsOf(await read(path), other, language).map(
          (fault) => `${relative(root, path)}: ${fault}`,
        );
      }),
    );
    expect(faults.flat()).toEqual([]);
  });
});

const keysOf = (texts: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));

it.each(nonEmpty(offeredLanguages))(
  'texts: an offered language has all texts of the portal: %s',
  async (language) => {
    const missing = await Promise.all(
      files
        .filter((path) => /\/(?:apps\/portal|packages)\//.test(path))
        .map(async (path) => {
          const otherKeys = keysOf(await read(path.replace(/ru\.ts$/, `${language}.ts`)));
          return [...keysOf(await read(path))]
            .filter((key) => !otherKeys.has(key))
            .map((key) => `${relative(root, path)} ${key}`);
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

  // Terminals use their own fonts.
  const screenFiles = files.filter((path) => !path.startsWith(join(root, 'apps/cli')));

  it.each(['ru', 'en', 'be'])(
    'texts: all characters are in the font files that every page has: %s',
    async (language) => {
      const unknown = await Promise.all(
        screenFiles.map(async (path) => {
          const texts = await read(path.replace(/ru\.ts$/, `${language}.ts`)).catch(
            () => new Map<string, string>(),
          );
          return [...texts.values()].flatMap((text) => Array.from(text).filter((letter) => !isKnown(letter)));
        }),
      );
      expect([...new Set(unknown.flat())]).toEqual([]);
    },
  );
});

/**
 * Texts of the terminal and the server have plain spaces: users of a terminal search and pass on what it prints, and the
 * server's texts and the titles of exported columns go to mail, text messages, files and existing clients.
 */
const hasPlainSpaces = (path: string): boolean => /\/(?:cli|server|table-exports)\//.test(path);

/** Words that Russian typography keeps on the line of the word that follows them. */
const LEADING = 'а|в|во|и|к|ко|на|не|ни|но|о|об|от|до|за|из|по|с|со|у';
/** Particles that stay on the line of the word before them. */
const TRAILING = 'б|бы|ж|же|ли';

/** Breakable places at which a Russian text must not break, each with the character that belongs there. */
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
    files
      .filter((path) => !hasPlainSpaces(path))
      .map(async (path) =>
        [...(await read(path))].flatMap(([key, text]) =>
          breaksIn(text).map((fault) => `${relative(root, path)} ${key}: ${fault}`),
        ),
      ),
  );
  expect(faults.flat()).toEqual([]);
});

it('texts: English texts contain no Russian, except the codes that users have to type', async () => {
  const codes = new Set(['apps/console/src/features/marks/texts/en.ts hints.mark']);
  const faults = await Promise.all(
    files.map(async (path) => {
      const english = path.replace(/ru\.ts$/, 'en.ts');
      return [...(await read(english))]
        .filter(
          ([key, text]) =>
            /\p{Script=Cyrillic}/u.test(text) && !codes.has(`${relative(root, english)} ${key}`),
        )
        .map(([key, text]) => `${relative(root, english)} ${key}: ${text}`);
    }),
  );
  expect(faults.flat()).toEqual([]);
});
