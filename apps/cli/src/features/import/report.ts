import type { Context } from '../../io/io.ts';
import { jsonText, paint, printable, tableLines } from '../../io/output.ts';
import type { Book } from './book.ts';
import { kinds, type Skip } from './kinds.ts';
import type { Counts } from './send.ts';
import { texts } from './texts.ts';

/** What came of an import; also what `--json` prints. */
export interface Report {
  from: string;
  /** Null where nothing was to be stored. */
  to: string | null;
  kinds: { kind: string; read: number; stored: number; unchanged: number; skipped: number }[];
  skips: readonly Skip[];
  unused: readonly string[];
}

export function reportOf(
  book: Book,
  counts: Counts | null,
  place: { from: string; to: string | null; unused: readonly string[] },
): Report {
  return {
    from: place.from,
    to: place.to,
    kinds: kinds.map((kind) => ({
      kind,
      read: book.read[kind],
      stored: counts?.[kind].stored ?? 0,
      unchanged: counts?.[kind].unchanged ?? 0,
      skipped: book.skips.filter((skip) => skip.kind === kind).length,
    })),
    skips: book.skips,
    unused: place.unused,
  };
}

const order: readonly Skip['kind'][] = ['answers', ...kinds, 'lessons'];

/** How many skips of a kind are printed one by one. */
const MAX_LISTED = 20;

function skipLines(skips: readonly Skip[], context: Context): string[] {
  const t = texts[context.language];
  const byKind = Map.groupBy(skips, ({ kind }) => kind);
  return order.flatMap((kind) => {
    const list = byKind.get(kind) ?? [];
    return list.length === 0
      ? []
      : [
          `  ${t.kinds[kind]} (${list.length})`,
          ...tableLines(
            list
              .slice(0, MAX_LISTED)
              .map(({ source, record, field, reason }) => [
                `    ${source}`,
                record,
                field === '.' ? '' : field,
                reason,
              ]),
          ),
          ...(list.length > MAX_LISTED ? [`    ${t.more(list.length - MAX_LISTED)}`] : []),
        ];
  });
}

/** The report for people: the numbers, then what was left out and why. */
export function reportText(report: Report, context: Context): string {
  const t = texts[context.language];
  const isDry = report.to === null;
  // A dry run stores nothing: it has no columns for that.
  const shown = isDry ? [0, 1, 4] : [0, 1, 2, 3, 4];
  const rows = report.kinds.map(({ kind, read, stored, unchanged, skipped }) => [
    t.kinds[kind as Skip['kind']],
    ...[read, stored, unchanged, skipped].map(String),
  ]);
  const [head = '', ...lines] = tableLines(
    [t.head, ...rows].map((row) => row.filter((_cell, index) => shown.includes(index))),
    [1, 2, 3, 4],
  );
  return [
    report.to === null ? t.dryTitle(report.from) : t.title(report.from, report.to),
    '',
    paint(context.colour.stdout, 'bold', head),
    ...lines,
    ...(report.skips.length > 0
      ? ['', paint(context.colour.stdout, 'yellow', t.skipped), ...skipLines(report.skips, context)]
      : []),
    ...(report.unused.length > 0
      ? ['', t.unused, ...report.unused.map((source) => `    ${printable(source)}`)]
      : []),
    '',
  ].join('\n');
}

export const reportJson = (report: Report): string => jsonText({ ...report, dryRun: report.to === null });
