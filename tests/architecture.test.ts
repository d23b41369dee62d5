import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { someOf } from '../apps/server/test/some-of.ts';
import { root, files, product, inside } from './support/sources.ts';

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
