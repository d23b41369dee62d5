import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@semestr/core/display';
import { Failure } from '../../io/output.ts';
import { contentOfCall, contentOfFile, type Found } from './answers.ts';
import { isRecord } from './check.ts';
import { decode } from './decode.ts';
import { texts } from './texts.ts';

const noFolder = (folder: string) => ({
  ru: `Нет такой папки: ${folder}.`,
  en: `There is no such folder: ${folder}.`,
});

const noFiles = (folder: string) => ({
  ru: `В папке ${folder} нет файлов .json.`,
  en: `The folder ${folder} has no .json files.`,
});

const isCallLine = (key: string): boolean => /^[A-Z]+ \//.test(key);

/** Several answers in one file, each under its "METHOD path?query". */
const isKeyed = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isCallLine);

/** The value in a file, or why there is none. */
async function readJson(
  file: string,
  t: (typeof texts)['ru']['reasons'],
): Promise<{ value: unknown; guess: string | null } | { why: string }> {
  try {
    const { text, encoding } = decode(await readFile(file));
    const guess = encoding === 'windows-1251' ? t.encoding(encoding) : null;
    return { value: JSON.parse(text) as unknown, guess };
  } catch (error) {
    if (error instanceof SyntaxError) return { why: t.notJson };
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { why: code === 'EISDIR' ? t.folder : t.unreadable(code) };
  }
}

/** The answers in a file, and those in it that the import does not use. */
function answersIn(name: string, value: unknown, guess: string | null): Pick<Found, 'answers' | 'unused'> {
  const parts = isKeyed(value)
    ? Object.entries(value).map(([line, part]) => ({
        content: contentOfCall(line),
        source: `${name} › ${line}`,
        isExcerpt: true,
        value: part,
      }))
    : [{ content: contentOfFile(name), source: name, isExcerpt: false, value }];
  return {
    answers: parts.flatMap(({ content, ...part }) => (content ? [{ content, guess, ...part }] : [])),
    unused: parts.flatMap(({ content, source }) => (content ? [] : [source])),
  };
}

/** Answers of a provider that were saved to files. */
export async function readFolder(folder: string, language: Language): Promise<Found> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new Failure(noFolder(folder), 1, cause);
  });
  const files = names.filter((name) => name.endsWith('.json')).toSorted((a, b) => a.localeCompare(b));
  if (files.length === 0) throw new Failure(noFiles(folder));
  const found: Found = { answers: [], unread: [], unused: [] };
  for (const name of files) {
    const read = await readJson(join(folder, name), texts[language].reasons);
    if ('why' in read) {
      found.unread.push({ source: name, why: read.why });
      continue;
    }
    const { answers, unused } = answersIn(name, read.value, read.guess);
    found.answers.push(...answers);
    found.unused.push(...unused);
  }
  return found;
}
