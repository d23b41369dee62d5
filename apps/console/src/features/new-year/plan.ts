import type { NewYear, Plan, PlanFault, ProposedGroup, YearGroup } from '@semestr/api/new-year';
import type { YearStage } from '@semestr/core/new-year';
import { today } from '../../clock.ts';

/** Next state of a group: a course, or graduation. */
export type Target = number | 'graduates';

/** The choice for a group; its target is null until one is selected. */
interface PlanChoice {
  isTaken: boolean;
  target: Target | null;
}

/** A group to create. */
export interface NewRow extends Omit<ProposedGroup, 'after'> {
  key: string;
  isTaken: boolean;
  /** Null when it was added manually. */
  after: string | null;
}

/** The plan as edited in the form. */
export interface Draft {
  choices: Readonly<Record<number, PlanChoice>>;
  newRows: readonly NewRow[];
  /** Number of the order by which students graduate; may be empty. */
  orderNumber: string;
  blockGraduates: boolean;
}

const NOTHING: PlanChoice = { isTaken: false, target: null };

export const choiceOf = (draft: Draft, { id }: YearGroup): PlanChoice => draft.choices[id] ?? NOTHING;

/** Whether a group can move to this target now. Courses only change once the year has begun. */
export const isPossible = (target: Target | null, stage: YearStage): boolean =>
  target === 'graduates' || (target !== null && stage !== 'ahead');

/** Returns the proposed plan. Nothing is preselected once the year has begun. */
export function proposedDraft({ groups, newGroups, stage }: NewYear): Draft {
  const isUsual = stage !== 'running';
  const defaultChoiceFor = ({ outcome, next }: YearGroup): PlanChoice => {
    const target = outcome === 'graduates' ? outcome : outcome === 'moves' ? next : null;
    return { isTaken: isUsual && isPossible(target, stage), target };
  };
  return {
    choices: Object.fromEntries(
      groups.filter(({ outcome }) => outcome !== 'moved').map((group) => [group.id, defaultChoiceFor(group)]),
    ),
    newRows: newGroups.map((group, index) => ({ ...group, key: `proposed-${index}`, isTaken: isUsual })),
    orderNumber: '',
    blockGraduates: false,
  };
}

export const withChoice = (draft: Draft, id: number, choice: Partial<PlanChoice>): Draft => ({
  ...draft,
  choices: { ...draft.choices, [id]: { ...(draft.choices[id] ?? NOTHING), ...choice } },
});

export const withNewRow = (draft: Draft, key: string, change: Partial<NewRow>): Draft => ({
  ...draft,
  newRows: draft.newRows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

/** Adds a row for a new group; the user selects its speciality first. */
export function withAddedRow(draft: Draft): Draft {
  const added = draft.newRows.filter(({ after }) => after === null);
  const last = Math.max(0, ...added.map(({ key }) => Number(key.split('-').at(-1))));
  const place = { facultyId: 0, specialityId: 0, speciality: '', degree: 1 };
  return {
    ...draft,
    newRows: [...draft.newRows, { ...place, key: `added-${last + 1}`, name: '', after: null, isTaken: true }],
  };
}

/** Returns the groups that will graduate. */
export const graduatingGroups = ({ groups }: NewYear, draft: Draft): YearGroup[] =>
  groups.filter((group) => {
    const { isTaken, target } = choiceOf(draft, group);
    return isTaken && target === 'graduates';
  });

const orderOf = ({ orderNumber }: Draft): Plan['order'] =>
  orderNumber.trim() === '' ? null : { number: orderNumber.trim(), date: today() };

/** Converts the draft to a request; unselected rows are left out. */
export function planOf(found: NewYear, draft: Draft): Plan {
  const moves = found.groups.flatMap((group) => {
    const { isTaken, target } = choiceOf(draft, group);
    if (!isTaken || typeof target !== 'number' || !isPossible(target, found.stage)) return [];
    return [{ groupId: group.id, version: group.version, course: target }];
  });
  return {
    year: found.year,
    moves,
    graduates: graduatingGroups(found, draft).map(({ id, version }) => ({ groupId: id, version })),
    newGroups: selectedRows(draft).map(({ name, facultyId, specialityId, degree }) => ({
      name,
      facultyId,
      specialityId,
      degree,
      course: 1,
    })),
    order: orderOf(draft),
    blockGraduates: draft.blockGraduates,
  };
}

/** An added row is only sent once its speciality is selected. */
const selectedRows = ({ newRows }: Draft): NewRow[] =>
  newRows.filter(({ isTaken, specialityId }) => isTaken && specialityId > 0);

export const isEmpty = ({ moves, graduates, newGroups }: Plan): boolean =>
  moves.length + graduates.length + newGroups.length === 0;

/** Errors of the plan, by the id of a group or the key of a new group, and errors of the whole plan. */
export interface Faults {
  groups: Readonly<Record<number, PlanFault['reason']>>;
  newRows: Readonly<Record<string, PlanFault['reason']>>;
  whole: PlanFault['reason'] | null;
}

export const noFaults: Faults = { groups: {}, newRows: {}, whole: null };

/** Assigns the errors of a plan to its rows. */
export function faultsOf(plan: Plan, draft: Draft, faults: readonly PlanFault[]): Faults {
  const groups: Record<number, PlanFault['reason']> = {};
  const newRows: Record<string, PlanFault['reason']> = {};
  let wholePlanFault: PlanFault['reason'] | null = null;
  const rows = selectedRows(draft);
  for (const { field, reason } of faults) {
    const [list, place] = field.split('.');
    const moved = list === 'moves' ? plan.moves : list === 'graduates' ? plan.graduates : [];
    const groupId = moved[Number(place)]?.groupId;
    const key = list === 'newGroups' ? rows[Number(place)]?.key : undefined;
    if (groupId !== undefined) groups[groupId] = reason;
    else if (key !== undefined) newRows[key] = reason;
    else wholePlanFault = reason;
  }
  return { groups, newRows, whole: wholePlanFault };
}

export const countOf = ({ groups, newRows, whole: wholePlanFault }: Faults): number =>
  Object.keys(groups).length + Object.keys(newRows).length + (wholePlanFault === null ? 0 : 1);
