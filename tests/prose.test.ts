import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { files, filesBelow, root } from './support/sources.ts';

/** Words of translated English, with what they stand for in `docs/words.md` or in plain prose. */
const TRANSLATED =
  /\b(?:somebody|nobody|anybody|whoever|deeds?|wish(?:es|ed)?|fates?|told|tells?|anew|hindrances?|belongings)\b/iu;

/** Splits `accountDeeds` and `DEEDS_SHOWN` into words. */
const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ');

interface Found {
  text: string;
  kind: 'comment' | 'name' | 'group of tests' | 'test';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const nameOf = (node: unknown): string =>
  isRecord(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** Returns the name that a call starts from: "test" for `test.describe(…)`, "it" for a table of tests. */
function calleeOf(node: unknown): string {
  if (!isRecord(node)) return '';
  return nameOf(node) || calleeOf(node['object'] ?? node['callee'] ?? node['tag']);
}

/** Returns the title of a test or of a group; null for other calls and for titles from variables. */
function titleOf({ type, callee, arguments: given }: Record<string, unknown>): Found | null {
  const name = calleeOf(callee);
  if (type !== 'CallExpression' || !/^(?:it|test|describe|story)$/.test(name) || !Array.isArray(given))
    return null;
  const [title, body]: readonly unknown[] = given;
  if (!isRecord(title) || body === undefined) return null;
  const member = isRecord(callee) ? nameOf(callee['property']) : '';
  // A step is read below the title of its test.
  if (member === 'step') return null;
  const isGroup = name === 'describe' || member === 'describe';
  const kind = isGroup ? 'group of tests' : 'test';
  if (typeof title['value'] === 'string') return { text: title['value'], kind };
  if (!Array.isArray(title['quasis'])) return null;
  const text = title['quasis'].map((part: { value: { raw: string } }) => part.value.raw).join('…');
  return { text, kind };
}

function* namesIn(node: unknown): Generator<Found> {
  if (Array.isArray(node)) for (const part of node) yield* namesIn(part);
  if (!isRecord(node) || Array.isArray(node)) return;
  if (nameOf(node)) yield { text: wordsOf(nameOf(node)), kind: 'name' };
  const title = titleOf(node);
  if (title !== null) yield title;
  for (const value of Object.values(node)) if (isRecord(value)) yield* namesIn(value);
}

function proseOf(path: string, text: string): Found[] {
  const { program, comments, errors } = parseSync(path, text);
  // What cannot be parsed would look clean.
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  return [...comments.map(({ value }): Found => ({ text: value, kind: 'comment' })), ...namesIn(program)];
}

const isText = (path: string): boolean => /(?:^|[\\/])[\w-]*texts(?:[\\/]|\.ts$)/.test(path);
/** Generated from the texts of the terminal. */
const GENERATED = join('docs', 'terminal.md');

describe('prose', () => {
  it('prose: comments, names and test titles use plain words', () => {
    const found = files
      .filter(
        ({ path, text }) =>
          !isText(path) && !path.endsWith('prose.test.ts') && TRANSLATED.test(wordsOf(text)),
      )
      .flatMap(({ path, text }) =>
        proseOf(path, text)
          .filter((one) => TRANSLATED.test(one.text))
          .map((one) => `${path}: ${one.kind} ${one.text.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it('prose: style sheets and documents use plain words', () => {
    const sheets = ['apps', 'packages'].flatMap(filesBelow).filter((path) => path.endsWith('.css'));
    const top = readdirSync(root);
    const documents = [...top, ...['apps', 'packages'].flatMap(filesBelow), ...filesBelow('docs')].filter(
      (path) => path.endsWith('.md') && path !== GENERATED,
    );
    const found = [...sheets, ...documents].flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (TRANSLATED.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('prose: a test title names its feature and its behaviour', () => {
    const vague = files
      .filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        proseOf(path, text)
          .filter((one) => one.kind === 'test' && !/^(?:[A-Z]{2,3}-\d{2} )*[^:]{2,}: \S|^%s$/.test(one.text))
          .map((one) => `${path}: ${one.text}`),
      );
    expect(vague).toEqual([]);
  });
});
