import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { jsonText, paint, printable, tableLines } from '../../io/output.ts';
import { type Kind, kinds, type Remark } from './kinds.ts';
import type { ImportRecords } from './records.ts';
import type { LessonChange, Sent } from './send.ts';
import { texts } from './texts.ts';

/** The result of an import; also what `--json` prints. */
export interface Report {
  from: string;
  /** Null for a dry run. */
  to: string | null;
  kinds: {
    kind: Kind;
    read: number;
    stored: number;
    unchanged: number;
    skipped: number;
    /** Number of records not sent because the import was interrupted. */
    unsent: number;
  }[];
  skips: readonly Remark[];
  /** Values that were guessed or left out. */
  notes: readonly Remark[];
  /** Changes to the lessons of each schedule. */
  lessons: readonly LessonChange[];
  unused: readonly string[];
}

export function reportOf(
  records: ImportRecords,
  sent: Sent | null,
  place: { from: string; to: string | null; unused: readonly string[] },
): Report {
  return {
    from: place.from,
    to: place.to,
    kinds: kinds.map((kind) => ({
      kind,
      read: records.read[kind],
      stored: sent?.counts[kind].stored ?? 0,
      unchanged: sent?.counts[kind].unchanged ?? 0,
      skipped: records.skips.filter((skip) => skip.kind === kind).length,
      unsent: sent?.counts[kind].unsent ?? 0,
    })),
    skips: records.skips,
    notes: records.notes,
    lessons: sent?.lessons ?? [],
    unused: place.unused,
  };
}

const order: readonly Remark['kind'][] = ['answers', ...kinds, 'lessons'];

/** Maximum number of remarks of a kind that are printed individually. */
const MAX_LISTED = 20;

function remarkLines(remarks: readonly Remark[], context: Context): string[] {
  const t = translator(texts, context.language);
  const byKind = Map.groupBy(remarks, ({ kind }) => kind);
  return order.flatMap((kind) => {
    const list = byKind.get(kind) ?? [];
    return list.length === 0
      ? []
      : [
          `  ${t(`kinds.${kind}`)} (${list.length})`,
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
          ...(list.length > MAX_LISTED ? [`    ${t('more', { left: list.length - MAX_LISTED })}`] : []),
        ];
  });
}

/** Only a change that removes or alters lessons is printed per schedule. */
function lessonLines(lessons: readonly LessonChange[], context: Context): string[] {
  const t = translator(texts, context.language);
  if (lessons.length === 0) return [];
  const sum = (field: 'added' | 'changed' | 'removed'): number =>
    lessons.reduce((total, one) => total + one[field], 0);
  const altered = lessons
    .filter(({ changed, removed }) => changed + removed > 0)
    .toSorted((a, b) => b.removed - a.removed || b.changed - a.changed);
  const rows = altered
    .slice(0, MAX_LISTED)
    .map(({ source, record, added, changed, removed }) => [
      source,
      record,
      ...[added, changed, removed].map(String),
    ]);
  const more = altered.length - rows.length;
  const head = ['', '', t('lessons.added'), t('lessons.changed'), t('lessons.removed')];
  return [
    '',
    t('lessonsTotal', { added: sum('added'), changed: sum('changed'), removed: sum('removed') }),
    ...(rows.length > 0 ? tableLines([head, ...rows], [2, 3, 4]).map((line) => `    ${line}`) : []),
    ...(more > 0 ? [`    ${t('more', { left: more })}`] : []),
  ];
}

/**
 * Formats the report for display: the numbers, then what was skipped and why, what was guessed, and how lessons
 * changed.
 */
export function reportText(report: Report, context: Context): string {
  const t = translator(texts, context.language);
  const isDry = report.to === null;
  const kindName = (kind: Kind): string => t(`kinds.${kind}`);
  const heads = (['kind', 'read', 'stored', 'unchanged', 'skipped'] as const).map((name) =>
    t(`head.${name}`),
  );
  // A dry run has no columns for stored records.
  const columns = isDry ? [0, 1, 4] : [0, 1, 2, 3, 4];
  const rows = report.kinds.map(({ kind, read, stored, unchanged, skipped }) => [
    kindName(kind),
    ...[read, stored, unchanged, skipped].map(String),
  ]);
  const [head = '', ...lines] = tableLines(
    [heads, ...rows].map((row) => row.filter((_cell, index) => columns.includes(index))),
    [1, 2, 3, 4],
  );
  const section = (title: string, remarks: readonly Remark[]): string[] =>
    remarks.length === 0
      ? []
      : ['', paint(context.colour.stdout, 'yellow', title), ...remarkLines(remarks, context)];
  const unsent = report.kinds
    .filter((one) => one.unsent > 0)
    .map((one) => `${kindName(one.kind)} ${one.unsent}`);
  return [
    report.to === null
      ? t('dryTitle', { from: report.from })
      : t('title', { from: report.from, to: report.to }),
    '',
    paint(context.colour.stdout, 'bold', head),
    ...lines,
    ...lessonLines(report.lessons, context),
    ...section(t('skipped'), report.skips),
    ...section(t('notes'), report.notes),
    ...(unsent.length > 0
      ? ['', paint(context.colour.stdout, 'red', t('unsent', { list: unsent.join(', ') }))]
      : []),
    ...(report.unused.length > 0
      ? ['', t('unused'), ...report.unused.map((source) => `    ${printable(source)}`)]
      : []),
    '',
  ].join('\n');
}

export const reportJson = (report: Report): string => jsonText({ ...report, dryRun: report.to === null });
