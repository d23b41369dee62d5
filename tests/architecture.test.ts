import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { someOf } from '../apps/server/test/some-of.ts';

/** The rules of the house, held by a test: who may import whom, and the habits that keep files readable. */
const root = join(import.meta.dirname, '..');
const SOURCE = /\.(?:ts|tsx|mjs)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(?:^|[\\/])(?:node_modules|dist(?:-\w+)?|migrations)[\\/]/.test(path));
}

interface SourceFile {
  path: string;
  text: string;
  /** What it imports: packages by name, own files by their path from the root. */
  imports: string[];
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);
  const imports = named.map((name) =>
    name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name,
  );
  return { path, text, imports };
}

const files = ['apps', 'packages', 'tests', 'bench', 'attack', 'kill', 'tools']
  .flatMap(filesBelow)
  .filter((path) => SOURCE.test(path))
  .map(read);
const product = files.filter(
  ({ path }) => /^(?:apps|packages)[\\/]/.test(path) && !/\.test\.tsx?$/.test(path),
);
const inside = (path: string, folder: string): boolean => path.startsWith(folder.replaceAll('/', sep) + sep);

describe('who may import whom', () => {
  const allowed: Record<string, readonly string[]> = {
    'packages/core': [],
    'packages/api': ['@semestr/core'],
    // Its theme is made while building, and known by its public name only.
    'packages/ui': ['@semestr/core', '@semestr/ui'],
    'apps/server': ['@semestr/core', '@semestr/api'],
    'apps/cli': ['@semestr/core', '@semestr/api'],
    'apps/portal': ['@semestr/core', '@semestr/api', '@semestr/ui'],
    'apps/console': ['@semestr/core', '@semestr/api', '@semestr/ui'],
  };

  it.each(someOf(Object.entries(allowed)))('%s imports only what it may', (folder, packages) => {
    const wrong = files
      .filter(({ path }) => inside(path, folder))
      .flatMap(({ path, imports }) =>
        imports
          .filter(
            (name) => name.startsWith('@semestr/') && !packages.some((one) => name.startsWith(`${one}/`)),
          )
          .map((name) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('an app reaches into no other app or package by a path', () => {
    const wrong = product.flatMap(({ path, imports }) => {
      const home = path.split(sep).slice(0, 2).join(sep);
      return (
        imports
          .filter((name) => /^(?:apps|packages)[\\/]/.test(name) && !inside(name, home))
          // The build configuration of a front end shares its plugins with the other.
          .filter((name) => !name.endsWith(join('ui', 'vite.ts')))
          .map((name) => `${path} reaches ${name}`)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('the rules know no clock, no chance, no I/O', () => {
    const wrong = product
      .filter(({ path }) => inside(path, 'packages/core'))
      .filter(
        ({ text, imports }) =>
          /new Date\(\)|Date\.now|Math\.random|\bfetch\(|process\.|document\.|window\./.test(text) ||
          imports.some((name) => name.startsWith('node:') || name === 'react' || name.startsWith('zod')),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  /** Where an app puts its features together: the only files outside `features/` that may import from it. */
  const joints: Record<string, readonly string[]> = {
    // The header opens, on any page, the report of what went wrong and what the university tells.
    'apps/portal/src': [join('shell', 'BugButton.tsx'), join('shell', 'bell', 'Bell.tsx')],
    'apps/console/src': ['main.tsx', 'App.tsx', 'resources.ts'],
  };

  it.each(someOf(Object.entries(joints)))('the ground of %s imports no feature', (source, joint) => {
    const wrong = product
      .filter(({ path }) => inside(path, source) && !inside(path, `${source}/features`))
      .filter(({ path }) => !joint.includes(relative(source, path)))
      .flatMap(({ path, imports }) =>
        imports.filter((name) => inside(name, `${source}/features`)).map((name) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe.each(['apps/server/src', 'apps/portal/src', 'apps/console/src', 'apps/cli/src'])('%s', (source) => {
  it('has features, and none imports another', () => {
    const featureOf = (path: string): string | undefined =>
      inside(path, `${source}/features`) ? relative(join(source, 'features'), path).split(sep)[0] : undefined;
    const own = product.filter(({ path }) => featureOf(path) !== undefined);
    expect(own).not.toEqual([]);
    const wrong = own.flatMap(({ path, imports }) =>
      imports
        .filter((name) => featureOf(name) !== undefined && featureOf(name) !== featureOf(path))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('shows at most a dozen names at a first look', () => {
    expect(readdirSync(join(root, source)).slice(12)).toEqual([]);
  });
});

// oxlint finds circles of values only; a circle of types, or one through a lazy import, is as hard to read.
it.each(['apps/portal/src', 'apps/console/src', 'apps/cli/src', 'apps/server/src'])(
  'no file of %s needs itself by way of others, not even for a type',
  (source) => {
    const own = new Map(
      files.filter(({ path }) => inside(path, source)).map(({ path, imports }) => [path, imports]),
    );
    const reaches = (from: string, to: string, seen: Set<string>): boolean =>
      (own.get(from) ?? []).some(
        (name) => name === to || (!seen.has(name) && reaches(name, to, seen.add(name))),
      );
    expect([...own.keys()].filter((path) => reaches(path, path, new Set()))).toEqual([]);
  },
);

/** The ground under the server's features: what each folder may import of the others. */
const layers: Record<string, readonly string[]> = {
  start: [],
  documents: [],
  db: ['start'],
  http: ['start'],
  domain: ['db', 'documents', 'http'],
  delivery: ['db', 'domain'],
  // The demo tells students of what happened in the words of the features by which it would have happened.
  demo: ['db', 'documents', 'domain', 'features'],
  features: ['db', 'documents', 'domain', 'http'],
  // What is done to an installation from outside: it asks what features know of it.
  operate: ['db', 'domain', 'features', 'start'],
};

describe('the layers of the server', () => {
  const source = 'apps/server/src';
  const partsOf = (path: string): string[] => relative(source, path).split(sep);

  it.each(someOf(Object.entries(layers)))('%s imports only from the layers below it', (layer, below) => {
    const wrong = product
      .filter(({ path }) => inside(path, `${source}/${layer}`))
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => inside(name, source))
          .filter((name) => {
            const [first = ''] = partsOf(name);
            return first !== layer && !below.includes(first);
          })
          .map((name) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('the product imports no test support', () => {
    const wrong = product.flatMap(({ path, imports }) =>
      inside(path, source)
        ? imports.filter((name) => inside(name, 'apps/server/test')).map((name) => `${path} imports ${name}`)
        : [],
    );
    expect(wrong).toEqual([]);
  });
});

describe('habits', () => {
  const lines = (text: string): number => text.split('\n').length - 1;

  it('no file is longer than 350 lines', () => {
    const sheets = ['apps', 'packages'].flatMap(filesBelow).filter((path) => path.endsWith('.css'));
    const long = [...files, ...sheets.map(read)].filter(({ text }) => lines(text) > 350);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('parts of an application are loaded by fetchPart, which waits for the server', () => {
    const wrong = product.filter(
      ({ path, text }) =>
        /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text) && !path.endsWith('connection/fetch-part.ts'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('no folder is named after a kind of file', () => {
    const kinds = /[\\/](?:hooks|utils|types|services|helpers|common|lib|components)[\\/]/;
    expect(files.filter(({ path }) => kinds.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('nothing is left to do later, nothing is switched off', () => {
    const marks = new RegExp(
      ['TO', 'DO|FIX', 'ME|XX', 'X\\b|@ts-', '(?:ignore|nocheck|expect-error)'].join(''),
    );
    const found = files.filter(
      ({ path, text }) => !path.endsWith('architecture.test.ts') && marks.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('no test is skipped, singled out, or waits for time to pass', () => {
    const wrong = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b|setTimeout\(\s*resolve/;
    const tests = files.filter(
      ({ path }) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.endsWith('architecture.test.ts'),
    );
    expect(tests.filter(({ text }) => wrong.test(text)).map(({ path }) => path)).toEqual([]);
  });

  /** What a test of the browser must not do: how that is written, and what to write instead. */
  const races = [
    {
      pattern:
        /\bexpect\((?!async\b)(?:(?!\)\.(?:to[A-Z]|not\b))[^;])*?\bawait\b(?:(?!\)\.(?:to[A-Z]|not\b))[^;])*?\.(?:count|all(?:TextContents|InnerTexts)|textContent|innerText|inputValue|getAttribute|is(?:Visible|Hidden|Checked|Enabled|Disabled|Editable)|boundingBox|evaluate(?:All)?)\(/g,
      instead: 'reads the page once: use `await expect(locator).to…` or `expect.poll`',
    },
    {
      pattern: /\(await\b[^;()]*(?:\([^;()]*\)[^;()]*)*\)\.url\(\)|\bexpect\(\s*[\w.]+\.url\(\)\s*\)/g,
      instead: 'reads the address of a page once: use `await expect(page).toHaveURL`',
    },
    {
      pattern: /\bawait\s+[\w.]+(?:\(\))?\.waitFor(?:Event|Request|Response)\(/g,
      instead: 'begins to wait after the act: store the promise before it, await it afterwards',
    },
    {
      pattern: /networkidle|waitForTimeout/g,
      instead: 'waits for a time: wait for the effect, or for `followRequests`',
    },
  ] as const;

  const racesIn = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] =>
    races.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} ${instead}`;
      }),
    );

  it('habits: stories wait for what they expect', () => {
    const stories = files.filter(
      ({ path }) => inside(path, 'tests') && !path.endsWith('architecture.test.ts'),
    );
    expect(stories.flatMap(racesIn)).toEqual([]);
  });

  it.each([
    'expect(await rows(page).count()).toBe(3);',
    "expect((await page.getByRole('link').allTextContents())[0]).toBe('a');",
    "expect(read(await card.innerText())).toContain('a');",
    "expect(\n  await page.evaluate(() => localStorage.getItem('user')),\n).toBe(null);",
    'expect((await dialog.boundingBox())?.width).toBe(360);',
    "expect((await opened).url()).toBe('/');",
    "const address = (await page.waitForEvent('popup')).url();",
    "expect(popup.url()).toBe('/');",
    "const file = await page.waitForEvent('download');",
    'await page.waitForResponse(/login/);',
    "await page.waitForLoadState('networkidle');",
    "await page.goto('/', { waitUntil: 'networkidle' });",
    'await page.waitForTimeout(100);',
  ])('habits: refuses the race in %j', (text) => {
    expect(racesIn({ path: 'a.spec.ts', text })).not.toEqual([]);
  });

  it.each([
    'await expect(rows(page)).toHaveCount(3);',
    'await expect.poll(() => rows(page).count()).toBeGreaterThan(3);',
    'expect((await response.json()).id).toBe(1);',
    "expect((await (await fetched).body()).subarray(0, 5).toString()).toBe('%PDF-');",
    "const came = page.waitForEvent('download');\nawait button.click();\nexpect((await came).suggestedFilename()).toBe('a');",
    "const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);",
    'const before = await rows(page).count();',
    'await page.goto(page.url());',
  ])('habits: accepts %j', (text) => {
    expect(racesIn({ path: 'a.spec.ts', text })).toEqual([]);
  });

  it('a table of tests is written out, or has something in it', () => {
    const empty = /\.each\((?!\s*(?:someOf\(|\[(?!\s*(?:\]|\.\.\.))))/;
    const tests = files.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path));
    expect(tests.filter(({ text }) => empty.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('the clock and chance are read at the edges only', () => {
    const edges = new Set(
      [
        'apps/server/src/main.ts',
        'apps/server/src/operate/main.ts',
        'apps/portal/src/ui/now.ts',
        'apps/portal/src/session/session.ts',
        'apps/console/src/layout/clock.ts',
        'apps/cli/src/main.ts',
      ].map((path) => path.replaceAll('/', sep)),
    );
    const wrong = product
      .filter(({ path }) => !edges.has(path) && !/fixture\.tsx?$/.test(path))
      .filter(({ text }) => /new Date\(\)|Date\.now\(\)|Math\.random\(\)/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('nobody’s certificate is taken unchecked', () => {
    const wrong = product.filter(({ text }) =>
      /rejectUnauthorized|TLS_REJECT|checkServerIdentity/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('colours stand in the theme’s tokens only', () => {
    const wrong = ['apps/portal', 'apps/console']
      .flatMap(filesBelow)
      .filter((path) => /\.(?:css|tsx?)$/.test(path))
      .filter((path) =>
        /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!\w)/i.test(
          readFileSync(join(root, path), 'utf8').replaceAll(/#000\b/g, ''),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('refusals are built in one place', () => {
    const wrong = product.filter(
      ({ path, text }) => text.includes('new Refused(') && !path.endsWith(join('http', 'refuse.ts')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('any is nowhere', () => {
    const wrong = files.filter(
      ({ path, text }) => /\.tsx?$/.test(path) && /:\s*any\b(?!\??\.)|\bas any\b|<any>/.test(text),
    );
    expect(wrong.map(({ path }) => path).filter((path) => !path.endsWith('architecture.test.ts'))).toEqual(
      [],
    );
  });
});
