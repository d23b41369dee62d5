import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../io/output.ts';
import { contentOfCall, contentOfFile, type Found } from './answers.ts';
import { isRecord } from './check.ts';

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

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Answers of a provider that were saved to files. */
export async function readFolder(folder: string, notJson: string): Promise<Found> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new Failure(noFolder(folder), 1, cause);
  });
  const files = names.filter((name) => name.endsWith('.json')).toSorted((a, b) => a.localeCompare(b));
  if (files.length === 0) throw new Failure(noFiles(folder));
  const found: Found = { answers: [], unread: [], unused: [] };
  for (const name of files) {
    const parsed = parse(await readFile(join(folder, name), 'utf8'));
    if (parsed === null) found.unread.push({ source: name, why: notJson });
    else if (isKeyed(parsed.value)) {
      for (const [line, value] of Object.entries(parsed.value)) {
        const source = `${name} › ${line}`;
        const content = contentOfCall(line);
        if (content) found.answers.push({ content, source, value });
        else found.unused.push(source);
      }
    } else {
      const content = contentOfFile(name);
      if (content) found.answers.push({ content, source: name, value: parsed.value });
      else found.unused.push(name);
    }
  }
  // A file that is one whole answer is taken before the excerpts that are collected in others.
  found.answers.sort((a, b) => Number(a.source.includes(' › ')) - Number(b.source.includes(' › ')));
  return found;
}
