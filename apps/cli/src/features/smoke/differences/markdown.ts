import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { printable } from '../../../io/output.ts';
import { formatCaller } from '../report.ts';
import { texts } from '../texts.ts';
import { type Difference, type DifferenceReport, severities } from './difference.ts';

/** Escapes text for a table cell. */
const cell = (text: string): string => printable(text).replaceAll('|', String.raw`\|`);
const code = (text: string | null): string => (text === null ? '' : `\`${cell(text)}\``);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Renders the report for display, as Markdown. */
export function markdownOf(
  { url, summary, isCutShort, differences, nothingShown, notAsked }: DifferenceReport,
  language: Language,
): string {
  const t = translator(texts, language);
  const head = (['call', 'request', 'who', 'what', 'where', 'expected', 'got', 'times'] as const).map((key) =>
    t(`differences.head.${key}`),
  );
  const line = ({ call, method, path, as, kind, where, expected, got, times }: Difference): string =>
    row([
      code(call),
      code(`${method} ${path}`),
      cell(formatCaller(as, language)),
      t(`differences.kinds.${kind}`),
      code(where),
      code(expected),
      code(got),
      String(times),
    ]);
  const sections = severities.flatMap((severity) => {
    const own = differences.filter((one) => one.severity === severity);
    if (own.length === 0) return [];
    const title = `## ${t(`differences.severities.${severity}`)}: ${own.length}`;
    return ['', title, '', row(head), row(head.map(() => '---')), ...own.map(line)];
  });
  const names = (title: string, calls: readonly string[]): string[] =>
    calls.length === 0 ? [] : ['', `## ${title}: ${calls.length}`, '', calls.map(code).join(', ')];
  return [
    `# ${t('differences.title', { url })}`,
    '',
    summaryOf({ summary }, language),
    ...(isCutShort ? ['', t('differences.cutShort')] : []),
    ...sections,
    ...names(t('differences.nothingShown'), nothingShown),
    ...names(t('differences.notAsked'), notAsked),
    '',
  ].join('\n');
}

/** Summarises the number of differences in one line. */
export function summaryOf({ summary }: Pick<DifferenceReport, 'summary'>, language: Language): string {
  return translator(texts, language)('differences.summary', summary);
}
