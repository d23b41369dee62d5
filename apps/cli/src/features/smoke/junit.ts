import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { codeOf, exit, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts as common } from '../../io/texts.ts';
import { countsOf, type Outcome } from './outcome.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML; control characters are not allowed there even when escaped. */
const xml = (text: string): string =>
  text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const seconds = (ms: number | null): string => ((ms ?? 0) / 1000).toFixed(3);

function testCase({ name, as, step, method, path, ms, result, detail }: Outcome): string {
  const text = xml(`${method} ${path}: ${detail ?? ''}`);
  const inside = {
    ok: '',
    failed: `<failure message="${xml(detail ?? '')}">${text}</failure>`,
    skipped: `<skipped message="${xml(detail ?? '')}"/>`,
  }[result];
  return `    <testcase classname="${xml(name)}" name="${xml(step === null ? as : `${as}: ${step}`)}" time="${seconds(ms)}">${inside}</testcase>`;
}

/** Renders the outcomes in the JUnit format that CI servers read. */
export function junitOf(url: string, outcomes: readonly Outcome[]): string {
  const { failed, skipped } = countsOf(outcomes);
  const time = seconds(outcomes.reduce((sum, { ms }) => sum + (ms ?? 0), 0));
  const totals = `tests="${outcomes.length}" failures="${failed}" skipped="${skipped}" time="${time}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="semestr smoke" ${totals}>`,
    `  <testsuite name="${xml(url)}" ${totals}>`,
    ...outcomes.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** Saves the report. An existing file is replaced: it is the report of a previous run. */
export async function saveJunit(context: Context, name: string, outcomes: readonly Outcome[]): Promise<void> {
  const file = resolve(context.cwd, name);
  try {
    await writeFile(file, junitOf(context.url, outcomes));
  } catch (error) {
    throw failure(common, (t) => t('download.notWritten', { file, code: codeOf(error) }), exit.failed, error);
  }
}
