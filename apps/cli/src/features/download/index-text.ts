import { localDate } from '@semestr/core/dates';
import type { Translate } from '@semestr/core/texts';
import type ru from './texts/ru.ts';

/** Something that was to be saved: below which path, and its size in bytes or why it is missing. */
export interface Entry {
  file: string;
  about: string;
  bytes: number | null;
  fault: string | null;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/gu, ' ');

/** The index of a folder as Markdown, which can be read as it is too. */
export function indexText(
  entries: readonly Entry[],
  { name, now, t }: { name: string; now: Date; t: Translate<typeof ru> },
): string {
  const rows = entries.map(({ file, about, bytes, fault }) =>
    [`[${file}](${file})`, about, bytes === null ? '' : t('bytes', { bytes }), fault ?? ''].map(cell),
  );
  const head = [t('head.file'), t('head.about'), t('head.size'), t('head.fault')];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [`# ${t('title', { name, date: localDate(now) })}`, '', ...table, ''].join('\n');
}
