import { type NewYear, type ProposedGroup, read, type YearGroup } from '@semestr/api/new-year';
import { academicYearLabel } from '@semestr/core/calendar';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { type NewYearTranslate, texts } from './texts.ts';
import type { View } from './views.ts';

type T = NewYearTranslate;

const withOutcome = (found: NewYear, ...outcomes: readonly YearGroup['outcome'][]): number =>
  found.groups.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** Lists the steps of the year, with the remaining and completed items of each. */
function stepsOf(found: NewYear) {
  const { steps, terms, radunitsa, graduated, newGroups, made } = found;
  const unwritten = terms.filter(({ id }) => id === null).length;
  const missing = radunitsa.id === null ? 1 : 0;
  return [
    { step: 'terms', state: steps.terms, left: unwritten, done: terms.length - unwritten },
    { step: 'holidays', state: steps.holidays, left: missing, done: 1 - missing },
    {
      step: 'groups',
      state: steps.groups,
      left: withOutcome(found, 'moves', 'unknown'),
      done: withOutcome(found, 'moved'),
    },
    {
      step: 'graduates',
      state: steps.graduates,
      left: withOutcome(found, 'graduates'),
      done: graduated.length,
    },
    { step: 'newGroups', state: steps.newGroups, left: newGroups.length, done: made.length },
  ] as const;
}

/** Prints the year and its progress; with `--json` the full response. */
function printSteps(context: Context, t: T, found: NewYear): void {
  if (context.json) {
    context.stdout.write(jsonText(found));
    return;
  }
  const columns = [
    { key: 'step', head: t('head.step'), value: ({ step }: Step) => t(`steps.${step}`) },
    { key: 'state', head: t('head.state'), value: ({ state }: Step) => t(`states.${state}`) },
    { key: 'left', head: t('head.left'), value: ({ left }: Step) => left, isNumber: true },
    { key: 'done', head: t('head.done'), value: ({ done }: Step) => done, isNumber: true },
  ];
  printRows(context, columns, stepsOf(found), '');
  if (context.csv) return;
  const { year, stage } = found;
  const stageText = stage === 'ahead' ? t('stages.ahead', { day: `${year}-09-01` }) : t(`stages.${stage}`);
  context.stderr.write(`${t('year', { year: academicYearLabel(year), stage: stageText })}\n`);
}
type Step = ReturnType<typeof stepsOf>[number];

const printGroups = (context: Context, t: T, { groups }: NewYear): void =>
  printRows<YearGroup>(
    context,
    [
      { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
      { key: 'group', head: t('head.group'), value: ({ name }) => name },
      { key: 'speciality', head: t('head.speciality'), value: ({ speciality }) => speciality },
      { key: 'course', head: t('head.course'), value: ({ course }) => course, isNumber: true },
      { key: 'outcome', head: t('head.outcome'), value: ({ outcome }) => t(`outcomes.${outcome}`) },
      { key: 'next', head: t('head.next'), value: ({ next }) => next, isNumber: true },
      { key: 'students', head: t('head.students'), value: ({ students }) => students, isNumber: true },
    ],
    groups,
    t('noGroups'),
  );

const printNewGroups = (context: Context, t: T, { newGroups }: NewYear): void =>
  printRows<ProposedGroup>(
    context,
    [
      { key: 'group', head: t('head.group'), value: ({ name }) => name },
      { key: 'after', head: t('head.after'), value: ({ after }) => after },
      { key: 'speciality', head: t('head.speciality'), value: ({ speciality }) => speciality },
      { key: 'degree', head: t('head.degree'), value: ({ degree }) => degree, isNumber: true },
    ],
    newGroups,
    t('noNewGroups'),
  );

const printBatches = (context: Context, t: T, { batches }: NewYear): void =>
  printRows<NewYear['batches'][number]>(
    context,
    [
      { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
      { key: 'at', head: t('head.at'), value: ({ at }) => momentOf(at) },
      { key: 'by', head: t('head.by'), value: ({ by }) => by },
      { key: 'moved', head: t('head.moved'), value: ({ moved }) => moved, isNumber: true },
      { key: 'graduated', head: t('head.graduated'), value: ({ graduated }) => graduated, isNumber: true },
      { key: 'made', head: t('head.made'), value: ({ made }) => made, isNumber: true },
      { key: 'state', head: t('head.state'), value: ({ isUndone }) => t(isUndone ? 'undone' : 'active') },
    ],
    batches,
    t('noBatches'),
  );

const printed = {
  steps: printSteps,
  groups: printGroups,
  'new-groups': printNewGroups,
  batches: printBatches,
} as const satisfies Record<View, (context: Context, t: T, found: NewYear) => void>;

/** Shows what remains to be done for the start of the academic year, and what has been done. */
export async function showNewYear(context: Context, view: View): Promise<ExitCode> {
  const found = await withSession(context, ({ client }) => client.call(read, {}));
  printed[view](context, translator(texts, context.language), found);
  return exit.ok;
}
