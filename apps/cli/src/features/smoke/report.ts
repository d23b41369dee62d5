import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { paint, printable } from '../../io/output.ts';
import { readable } from './checks.ts';
import { countsOf, type Outcome } from './outcome.ts';
import { texts } from './texts.ts';

/** The longest name of a call, which must be known before the first line is printed. */
export const nameWidth = Math.max(...readable.map(({ name }) => name.length));

export const marks = { ok: '✓', failed: '✗', skipped: '–' } as const;
export const colours = { ok: 'green', failed: 'red', skipped: 'yellow' } as const;

/** Returns the header of the table. */
export function head(language: Language): string[] {
  const t = translator(texts, language);
  return [t('head.call'), t('head.who'), t('head.status'), t('head.ms'), t('head.bytes'), t('head.result')];
}

/** Formats the caller. */
export const formatCaller = (as: string, language: Language): string =>
  as === 'anyone' || as === 'signed-out' || as === 'token' ? translator(texts, language)(`who.${as}`) : as;

/** Returns the cells of an outcome, in the order of the table's header. */
export function cells(
  { name, as, step, status, ms, bytes, result, detail }: Outcome,
  language: Language,
): string[] {
  const t = translator(texts, language);
  const number = (value: number | null): string => (value === null ? '' : String(value));
  return [
    name,
    formatCaller(as, language),
    number(status),
    number(ms),
    number(bytes),
    printable([t(`results.${result}`), step && t(`steps.${step}`), detail].filter(Boolean).join(': ')),
  ];
}

/** Formats one line of the report for output without a terminal. */
export function lineOf(outcome: Outcome, { language, colour }: Pick<Context, 'language' | 'colour'>): string {
  const [name = '', who = '', status = '', ms = '', bytes = '', result = ''] = cells(outcome, language);
  const mark = paint(colour.stdout, colours[outcome.result], marks[outcome.result]);
  return [
    mark,
    name.padEnd(nameWidth),
    who.padEnd(10),
    status.padStart(3),
    ms.padStart(5),
    bytes.padStart(8),
    result,
  ].join(' ');
}

export const summaryLine = (outcomes: readonly Outcome[], language: Language): string =>
  translator(texts, language)('summary', countsOf(outcomes));
