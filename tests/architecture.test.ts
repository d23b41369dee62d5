import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { describe, expect, it } from 'vitest';
import { DEFINITION } from '../apps/portal/texts-plugin.ts';
import { nonEmpty } from '../apps/server/test/non-empty.ts';
import { root, files, product, isInside, type SourceFile } from './support/sources.ts';

/** A feature's screen is public, because anything may link to it. Its page is loaded on demand and not public. */
const isScreen = (path: string): boolean => path.endsWith(`${sep}screen.ts`);
/** A server feature's record types are also public, because table imports and the start of the year change them. */
const isPublic = (path: string): boolean => isScreen(path) || path.endsWith(`${sep}resource.ts`);
const importsOf = (path: string, imports: readonly string[]): readonly string[] =>
  isScreen(path) ? imports.filter((name) => !name.endsWith('Page.tsx')) : imports;

describe('allowed imports', () => {
  const allowed: Record<string, readonly string[]> = {
    'packages/core': [],
    'packages/api': ['@semestr/core'],
    // The build generates the theme, which is only imported by its public name.
    'packages/ui': ['@semestr/core', '@semestr/ui'],
    'apps/server': ['@semestr/core', '@semestr/api'],
    'apps/cli': ['@semestr/core', '@semestr/api'],
    'apps/portal': ['@semestr/core', '@semestr/api', '@semestr/ui'],
    'apps/console': ['@semestr/core', '@semestr/api', '@semestr/ui'],
  };

  it.each(nonEmpty(Object.entries(allowed)))(
    'architecture: %s only imports what it is allowed to',
    (folder, packages) => {
      const wrong = files
        .filter(({ path }) => isInside(path, folder))
        .flatMap(({ path, imports }) =>
          imports
            .filter(
              (name) => name.startsWith('@semestr/') && !packages.some((one) => name.startsWith(`${one}/`)),
            )
            .map((name) => `${path} imports ${name}`),
        );
      expect(wrong).toEqual([]);
    },
  );

  it('architecture: no app imports another app or package by path', () => {
    const wrong = product.flatMap(({ path, imports }) => {
      const home = path.split(sep).slice(0, 2).join(sep);
      return (
        imports
          .filter((name) => /^(?:apps|packages)[\\/]/.test(name) && !isInside(name, home))
          // The build configuration of a front end shares its plugins with the other.
          .filter((name) => !name.endsWith(join('ui', 'vite.ts')))
          .map((name) => `${path} reaches ${name}`)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('architecture: domain rules do not use clock, randomness or I/O', () => {
    const wrong = product
      .filter(({ path }) => isInside(path, 'packages/core'))
      .filter(
        ({ text, imports }) =>
          /new Date\(\)|Date\.now|Math\.random|\bfetch\(|process\.|document\.|window\./.test(text) ||
          imports.some((name) => name.startsWith('node:') || name === 'react' || name.startsWith('zod')),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  /** The files that combine an app's features: the only ones outside `features/` that may import from it. */
  const joints: Record<string, readonly string[]> = {
    // The header opens the bug report and the notifications on every page.
    'apps/portal/src': [join('frame', 'BugButton.tsx'), join('frame', 'bell', 'Bell.tsx')],
    'apps/console/src': ['main.tsx', 'App.tsx', 'resources.ts'],
  };

  it.each(nonEmpty(Object.entries(joints)))(
    'architecture: shared code of %s imports no feature',
    (source, joint) => {
      const wrong = product
        .filter(({ path }) => isInside(path, source) && !isInside(path, `${source}/features`))
        .filter(({ path }) => !joint.includes(relative(source, path)))
        .flatMap(({ path, imports }) =>
          imports
            .filter((name) => isInside(name, `${source}/features`) && !isScreen(name))
            .map((name) => `${path} imports ${name}`),
        );
      expect(wrong).toEqual([]);
    },
  );
});

describe.each(['apps/server/src', 'apps/portal/src', 'apps/console/src', 'apps/cli/src'])('%s', (source) => {
  it('architecture: features of an app do not import each other', () => {
    const featureOf = (path: string): string | undefined =>
      isInside(path, `${source}/features`)
        ? relative(join(source, 'features'), path).split(sep)[0]
        : undefined;
    const own = product.filter(({ path }) => featureOf(path) !== undefined);
    expect(own).not.toEqual([]);
    const wrong = own.flatMap(({ path, imports }) =>
      imports
        .filter((name) => featureOf(name) !== undefined && featureOf(name) !== featureOf(path))
        .filter((name) => !isPublic(name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('architecture: no folder of the app has more than a dozen entries', () => {
    expect(readdirSync(join(root, source)).slice(12)).toEqual([]);
  });
});

// oxlint only finds cycles of value imports. Cycles of types or lazy imports are just as hard to read.
it.each(['apps/portal/src', 'apps/console/src', 'apps/cli/src', 'apps/server/src'])(
  'architecture: no file of %s depends on itself, not even through types',
  (source) => {
    const own = new Map(
      files
        .filter(({ path }) => isInside(path, source))
        .map(({ path, imports }) => [path, importsOf(path, imports)]),
    );
    const reaches = (from: string, to: string, seen: Set<string>): boolean =>
      (own.get(from) ?? []).some(
        (name) => name === to || (!seen.has(name) && reaches(name, to, seen.add(name))),
      );
    expect([...own.keys()].filter((path) => reaches(path, path, new Set()))).toEqual([]);
  },
);

/**
 * Returns the imports that make folders need each other. At every level, the entries of a folder are compared: its
 * files, and its subfolders with everything in them. Each pair of entries is reported with one of its imports.
 */
function folderCycles(source: string): string[] {
  const own = product.filter(({ path }) => isInside(path, source)).map(withScreens(source));
  const folders = new Set(own.flatMap(({ path }) => foldersAbove(path, source)));
  return [...folders].toSorted().flatMap((folder) => {
    const entryOf = (path: string): string | undefined =>
      isInside(path, folder) ? relative(folder, path).split(sep)[0] : undefined;
    const needs = new Map<string, Map<string, string>>();
    for (const { path, imports } of own.filter((file) => isInside(file.path, folder)))
      for (const name of imports) {
        const [from, to] = [entryOf(path), entryOf(name)];
        if (from === undefined || to === undefined || from === to) continue;
        const entries = needs.get(from) ?? new Map<string, string>();
        needs.set(from, entries.set(to, `${path} imports ${name}`));
      }
    const reaches = (from: string, to: string, seen: Set<string>): boolean =>
      [...(needs.get(from)?.keys() ?? [])].some(
        (entry) => entry === to || (!seen.has(entry) && reaches(entry, to, seen.add(entry))),
      );
    return [...needs].flatMap(([from, entries]) =>
      [...entries].flatMap(([to, example]) =>
        reaches(to, from, new Set()) ? [`${folder}: ${from} → ${to}: ${example}`] : [],
      ),
    );
  });
}

/** Moves the screens of features to the folder of the screens, without their pages. */
const withScreens = (source: string) => {
  const placeOf = (path: string): string =>
    isScreen(path) ? join(source, 'screens', `${basename(dirname(path))}.ts`) : path;
  return ({ path, imports }: SourceFile) => ({
    path: placeOf(path),
    imports: importsOf(path, imports).map(placeOf),
  });
};

/** Returns the folders that contain a file, up to the root of its app. */
function foldersAbove(path: string, source: string): string[] {
  const folder = dirname(path);
  return relative(source, folder) === '' ? [folder] : [folder, ...foldersAbove(folder, source)];
}

it.each(['apps/console/src', 'apps/portal/src', 'apps/cli/src', 'apps/server/src', 'packages/ui/src'])(
  'architecture: no folder of %s needs itself',
  (source) => {
    expect(folderCycles(source)).toEqual([]);
  },
);

it('architecture: texts of the console are defined in their own folder', () => {
  const source = join('apps', 'console', 'src');
  const defined = product
    .filter(({ path }) => isInside(path, 'apps/console/src'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/defineFolderTexts(?:<typeof ru>)?\('([^']+)'\)/g)].map(([, folder = '']) => ({
        folder,
        home: relative(source, dirname(path))
          .replaceAll(sep, '/')
          .replace(/\/texts$/, ''),
      })),
    );
  expect(defined.length).toBeGreaterThan(70);
  expect(defined.filter(({ folder, home }) => folder !== home)).toEqual([]);
});

/** Files of an app that contain the texts of a folder in all languages. */
const textsIn = (app: string) =>
  product.filter(({ path, text }) => isInside(path, app) && /^(?:export )?const ru = /m.test(text));

it('architecture: the build of the portal splits every file with all languages', () => {
  const whole = textsIn('apps/portal/src').filter(({ path }) => path.endsWith('texts.ts'));
  expect(whole.length).toBeGreaterThan(50);
  expect(whole.filter(({ text }) => !DEFINITION.test(text)).map(({ path }) => path)).toEqual([]);
});

// Otherwise the console and the file of a language would wait for each other, and the page would be empty.
it('architecture: texts of the console only import types and their definition', () => {
  const whole = textsIn('apps/console/src').filter(({ path }) => path.endsWith('texts.ts'));
  expect(whole.length).toBeGreaterThan(50);
  const wrong = whole.flatMap(({ path, text }) =>
    [...text.matchAll(/^import (?!type).*$/gm)]
      .filter(([line]) => !line.endsWith("folder-texts.ts';"))
      .map(([line]) => `${path}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

/** Whether a chunk rule matches folders: it ends with a separator and contains no file extension. */
const isFolderRule = (rule: RegExp): boolean =>
  rule.source.endsWith(String.raw`[\\/]`) && !rule.source.includes(String.raw`\.`);

// A rule by file names breaks silently when a file is renamed or split.
it.each(['apps/console', 'apps/portal'])('architecture: no chunk rule of %s names a file', async (app) => {
  const env = { command: 'build', mode: 'production' } as const;
  const { config } = (await loadConfigFromFile(env, join(root, app, 'vite.config.ts'))) ?? {};
  const rules = [config?.build?.rolldownOptions?.output ?? []]
    .flat()
    .flatMap(({ codeSplitting }) => (typeof codeSplitting === 'object' ? (codeSplitting.groups ?? []) : []));
  expect(rules).not.toEqual([]);
  const wrong = rules.filter(
    ({ test }) => test !== undefined && !(test instanceof RegExp && isFolderRule(test)),
  );
  expect(wrong).toEqual([]);
});

it.each([
  [/[\\/]src[\\/](?:forms|dates)[\\/]/, true],
  [/[\\/]fields[\\/]DateField\b/, false],
  [/[\\/]texts[\\/]|[\\/]contacts\.ts/, false],
  [/[\\/]contacts\.ts|[\\/]texts[\\/]/, false],
])('architecture: the chunk rule %s is one of folders: %s', (rule, isOne) => {
  expect(isFolderRule(rule)).toBe(isOne);
});

/** Layers of an app: folders, with the sibling entries from which each may import. */
const layers: Record<string, Record<string, readonly string[]>> = {
  'apps/server/src': {
    start: [],
    documents: [],
    db: ['start'],
    http: ['db', 'documents', 'domain', 'start'],
    domain: ['db', 'documents'],
    records: ['db', 'domain', 'http'],
    // The demo notifies students of its events with texts of features.
    demo: ['db', 'documents', 'domain', 'features', 'records'],
    features: ['db', 'documents', 'domain', 'http', 'records'],
    // Operations on an installation use definitions of features.
    operate: ['db', 'domain', 'features', 'start'],
  },
  'apps/portal/src': {
    session: [],
    hydration: [],
    client: ['hydration', 'session'],
    screens: ['session'],
    ui: ['client', 'hydration', 'screens', 'session'],
    university: ['client', 'screens', 'session', 'ui'],
    lessons: ['client', 'hydration', 'session', 'ui', 'university'],
    account: ['client', 'hydration', 'screens', 'session', 'ui'],
    features: ['account', 'client', 'hydration', 'lessons', 'screens', 'session', 'ui', 'university'],
  },
  'apps/console/src': {
    i18n: [],
    session: ['client.ts', 'clock.ts'],
    records: ['client.ts', 'session'],
    ui: ['client.ts', 'clock.ts', 'i18n', 'records', 'session'],
    features: ['client.ts', 'clock.ts', 'i18n', 'records', 'session', 'ui'],
    layout: ['client.ts', 'clock.ts', 'i18n', 'records', 'session', 'ui'],
  },
};

it.each(
  nonEmpty(
    Object.entries(layers).flatMap(([source, folders]) =>
      Object.entries(folders).map(
        ([layer, below]) => [`${source}/${layer}`, source, [layer, ...below]] as const,
      ),
    ),
  ),
)('architecture: %s only imports from the layers below it', (folder, source, allowed) => {
  const wrong = product
    .filter(({ path }) => isInside(path, folder))
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => isInside(name, source))
        .filter((name) => !isScreen(name) && !allowed.includes(relative(source, name).split(sep)[0] ?? ''))
        .map((name) => `${path} imports ${name}`),
    );
  expect(wrong).toEqual([]);
});

/** File names that end in "ing" but are nouns. */
const nouns = new Set(['rating', 'own-rating', 'profiling', 'string', 'heading', 'opening']);

it('architecture: file names are not gerunds', () => {
  const gerunds = files
    .map(({ path }) => path)
    .filter((path) => {
      const [stem = ''] = basename(path).split('.');
      const name = stem.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
      return name.endsWith('ing') && !nouns.has(name);
    });
  expect(gerunds).toEqual([]);
});

/** Maximum percentage of files below 15 lines in each package. */
const maxSmallFiles = {
  'packages/core': 7,
  'packages/api': 5,
  // Many small components, and texts in three languages, which both front ends load on demand.
  'packages/ui': 19,
  'apps/server': 7,
  'apps/portal': 8,
  'apps/console': 7,
  'apps/cli': 8,
} as const;

it.each(nonEmpty(Object.entries(maxSmallFiles)))(
  'architecture: %s has at most %i percent of files below 15 lines',
  (folder, percent) => {
    const own = product.filter(({ path }) => isInside(path, folder));
    const small = own.filter(({ text }) => text.split('\n').length <= 15);
    expect((small.length / own.length) * 100).toBeLessThanOrEqual(percent);
  },
);

it('architecture: the product imports no test support', () => {
  const wrong = product.flatMap(({ path, imports }) =>
    isInside(path, 'apps/server/src')
      ? imports.filter((name) => isInside(name, 'apps/server/test')).map((name) => `${path} imports ${name}`)
      : [],
  );
  expect(wrong).toEqual([]);
});
