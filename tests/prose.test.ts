import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { files, filesBelow, root } from './support/sources.ts';

/** Words of translated English, which `docs/words.md` or plain prose replaces. */
const TRANSLATED =
  /\b(?:somebody|nobody|anybody|whoever|deeds?|wish(?:es|ed)?|fates?|told|tells?|anew|hindrances?|belongings)\b/iu;

/** Splits `accountDeeds` and `DEEDS_SHOWN` into words. */
const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ');

/** Participles that do not describe the value that they name. */
const PARTICIPLE = /\b(?:asked|known|given|shown|gone)\b/iu;

/** Exceptions that other programs or earlier versions read, with the reason. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['packages/api/src/requests.ts: asked', 'the field of the request queue'],
  ['apps/server/src/features/requests/queue.ts: asked', 'the field of the request queue'],
  ['apps/server/src/features/requests/situation.ts: asked', 'the field of the request queue'],
  ['apps/cli/src/features/requests/decision-draft.test.ts: asked', 'the field of the request queue'],
  ['apps/cli/src/features/requests/requests.test.ts: asked', 'the field of the request queue'],
  ['apps/cli/src/features/smoke/differences/difference.ts: asked', 'printed by `smoke --json`'],
  ['apps/cli/src/features/smoke/differences/report.ts: asked', 'printed by `smoke --json`, and a text value'],
  ['apps/server/src/features/auth/oidc/ticket.ts: asked', 'a step stored in the sign-in cookie'],
  ['apps/server/src/features/auth/oidc/ticket.ts: known', 'a step stored in the sign-in cookie'],
]);

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
function titleOf({ type, callee, arguments: args }: Record<string, unknown>): Found | null {
  const name = calleeOf(callee);
  if (type !== 'CallExpression' || !/^(?:it|test|describe|story)$/.test(name) || !Array.isArray(args))
    return null;
  const [title, body]: readonly unknown[] = args;
  if (!isRecord(title) || body === undefined) return null;
  const member = isRecord(callee) ? nameOf(callee['property']) : '';
  // A step is displayed below the title of its test.
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

const childrenOf = (node: Record<string, unknown>, name: string): readonly unknown[] => {
  const children = node[name];
  return Array.isArray(children) ? children : [children];
};

/** Yields the variables that a pattern declares. */
function* boundIn(pattern: unknown): Generator<string> {
  if (!isRecord(pattern)) return;
  if (pattern['type'] === 'Identifier') yield nameOf(pattern);
  for (const name of ['properties', 'elements', 'value', 'left', 'argument', 'parameter'])
    for (const part of childrenOf(pattern, name)) yield* boundIn(part);
}

const MEMBER = /^(?:TS(?:Property|Method)Signature|(?:Property|Method|Accessor)Definition)$/;

/**
 * Yields the names that code declares. Excludes the keys of patterns, which are declared elsewhere, and those of a
 * text's values, which the text declares.
 */
function* declaredIn(node: unknown, ofText = false): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* declaredIn(part, ofText);
  if (!isRecord(node) || Array.isArray(node)) return;
  for (const name of ['id', 'param', 'params', 'local'])
    for (const pattern of childrenOf(node, name)) yield* boundIn(pattern);
  const members = node['type'] === 'ObjectExpression' && !ofText ? childrenOf(node, 'properties') : [];
  for (const member of MEMBER.test(String(node['type'])) ? [node] : members)
    if (isRecord(member) && isRecord(member['key']))
      yield nameOf(member['key']) || String(member['key']['value']);
  const isText = node['type'] === 'CallExpression' && nameOf(node['callee']) === 't';
  for (const [name, value] of Object.entries(node)) yield* declaredIn(value, isText && name === 'arguments');
}

function parsed(path: string, text: string) {
  const { program, comments, errors } = parseSync(path, text);
  // A file that cannot be parsed would pass.
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  return { program, comments };
}

function proseOf(path: string, text: string): Found[] {
  const { program, comments } = parsed(path, text);
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

  it('prose: no name is a bare participle', () => {
    const found = files
      .filter(({ path, text }) => !isText(path) && PARTICIPLE.test(text))
      .flatMap(({ path, text }) =>
        [...declaredIn(parsed(path, text).program)]
          .filter((name) => PARTICIPLE.exec(name)?.[0] === name)
          .map((name) => `${path.replaceAll('\\', '/')}: ${name}`),
      );
    expect(found.filter((name) => !SHAPES.has(name))).toEqual([]);
    expect([...SHAPES.keys()].filter((name) => !found.includes(name))).toEqual([]);
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
