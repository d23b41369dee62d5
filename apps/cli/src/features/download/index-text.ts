import { localDate } from '@semestr/core/dates';
import type { DownloadTranslate } from './texts.ts';

/** A file of the index: its path, and its size in bytes or the reason why it is missing. */
export interface Entry {
  file: string;
  about: string;
  bytes: number | null;
  fault: string | null;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/gu, ' ');

/** Renders the index of a folder as Markdown that is also readable as plain text. */
export function indexText(
  entries: readonly Entry[],
  { name, now, t }: { name: string; now: Date; t: DownloadTranslate },
): string {
  const rows = entries.map(({ file, about, bytes, fault }) =>
    [`[${file}](${file})`, about, bytes === null ? '' : t('bytes', { bytes }), fault ?? ''].map(cell),
  );
  const head = [t('head.file'), t('head.about'), t('head.size'), t('head.fault')];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [`# ${t('title', { name, date: localDate(now) })}`, '', ...table, ''].join('\n');
}
