import type { NewYear, Plan, PlanFault, YearCounts } from '@semestr/api/new-year';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Fact } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Formats what a plan affects, without the counts that are zero. */
export function countFacts(counts: YearCounts, language: Language): Fact[] {
  const t = translator(texts, language);
  const { moved, graduated, made, movedStudents, graduates, blocked, lessons } = counts;
  const withStudents = (groups: number, students: number): string | null =>
    groups === 0 ? null : t('withStudents', { count: students, groups: t('groupCount', { count: groups }) });
  return [
    [t('counts.moved'), withStudents(moved, movedStudents)],
    [t('counts.graduated'), withStudents(graduated, graduates)],
    [t('counts.made'), made === 0 ? null : t('groupCount', { count: made })],
    [t('counts.blocked'), blocked === 0 ? null : t('accountCount', { count: blocked })],
    [t('counts.lessons'), lessons === 0 ? null : t('lessonCount', { count: lessons })],
  ];
}

/** Returns the subject of a fault: the group number, or the path in the plan when it has none. */
function aboutOf(language: Language, { field }: PlanFault, plan: Plan, found: NewYear): string {
  const t = translator(texts, language);
  const [list, place] = field.split('.');
  const index = Number(place);
  if (list === 'newGroups') {
    const group = plan.newGroups[index];
    const like = found.newGroups.find(
      (one) => one.specialityId === group?.specialityId && one.name === group.name,
    );
    return group?.name || (like ? t('instead', { after: like.after }) : '');
  }
  const rows = list === 'moves' ? plan.moves : list === 'graduates' ? plan.graduates : [];
  const id = rows[index]?.groupId;
  return found.groups.find((group) => group.id === id)?.name ?? '';
}

/** Prints the faults of a plan, one per row; with `--json` prints the response. */
export function printFaults(
  context: Context,
  answer: { faults: readonly PlanFault[] },
  { plan, found }: { plan: Plan; found: NewYear },
): void {
  const { language, json, stdout, stderr } = context;
  const { faults } = answer;
  const t = translator(texts, language);
  const columns: Column<PlanFault>[] = [
    { key: 'row', head: t('head.row'), value: ({ field }) => field },
    { key: 'group', head: t('head.group'), value: (fault) => aboutOf(language, fault, plan, found) },
    { key: 'reason', head: t('head.reason'), value: ({ reason }) => t(`faults.${reason}`) },
  ];
  if (json) stdout.write(jsonText(answer));
  else printRows(context, columns, faults, '');
  stderr.write(`${t('faulty', { count: faults.length })}\n`);
}
