import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { codeOf, exit, failure } from '../../io/failure.ts';
import { contentOfCall, contentOfFile, type Found } from './answers.ts';
import { isRecord } from './check.ts';
import { decode } from './decode.ts';
import { type ImportTranslate, texts } from './texts.ts';

const isCallLine = (key: string): boolean => /^[A-Z]+ \//.test(key);

/** Whether a file contains several responses, each keyed by "METHOD path?query". */
const isKeyed = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isCallLine);

/** Returns the parsed content of a file, or the reason why it cannot be read. */
async function readJson(
  file: string,
  t: ImportTranslate,
): Promise<{ value: unknown; guess: string | null } | { why: string }> {
  try {
    const { text, encoding } = decode(await readFile(file));
    const guess = encoding === 'windows-1251' ? t('reasons.encoding', { encoding }) : null;
    return { value: JSON.parse(text) as unknown, guess };
  } catch (error) {
    if (error instanceof SyntaxError) return { why: t('reasons.notJson') };
    const code = codeOf(error);
    return { why: code === 'EISDIR' ? t('reasons.folder') : t('reasons.unreadable', { code }) };
  }
}

/** Returns the responses in a file, and those that the import does not use. */
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

/** Reads a provider's responses that were saved to files. */
export async function readFolder(folder: string, language: Language): Promise<Found> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw failure(texts, (t) => t('noFolder', { folder }), exit.failed, cause);
  });
  const files = names.filter((name) => name.endsWith('.json')).toSorted((a, b) => a.localeCompare(b));
  if (files.length === 0) throw failure(texts, (t) => t('noFiles', { folder }));
  const found: Found = { answers: [], unread: [], unused: [] };
  for (const name of files) {
    const read = await readJson(join(folder, name), translator(texts, language));
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
