import type { NewYear, Plan, PlanFault, ProposedGroup, YearGroup } from '@semestr/api/new-year';
import type { YearStage } from '@semestr/core/new-year';

/** What a group becomes: a course, or that its studies are over. */
export type Target = number | 'graduates';

/** What somebody wants of a group; null while nobody has said what it becomes. */
interface Wish {
  isTaken: boolean;
  target: Target | null;
}

/** A group that is to be made. */
export interface NewRow extends Omit<ProposedGroup, 'after'> {
  key: string;
  isTaken: boolean;
  /** Null where it was added by hand. */
  after: string | null;
}

/** The plan while it is being made. */
export interface Draft {
  wishes: Readonly<Record<number, Wish>>;
  newRows: readonly NewRow[];
  blockGraduates: boolean;
}

const NOTHING: Wish = { isTaken: false, target: null };

export const wishOf = (draft: Draft, { id }: YearGroup): Wish => draft.wishes[id] ?? NOTHING;

/** Whether a group can become this now: courses change once the year has begun. */
export const isPossible = (target: Target | null, stage: YearStage): boolean =>
  target === 'graduates' || (target !== null && stage !== 'ahead');

/** What the checklist proposes. In a year that is running nothing is taken for granted. */
export function proposed({ groups, newGroups, stage }: NewYear): Draft {
  const isUsual = stage !== 'running';
  const wishFor = ({ fate, next }: YearGroup): Wish => {
    const target = fate === 'graduates' ? fate : fate === 'moves' ? next : null;
    return { isTaken: isUsual && isPossible(target, stage), target };
  };
  return {
    wishes: Object.fromEntries(
      groups.filter(({ fate }) => fate !== 'moved').map((group) => [group.id, wishFor(group)]),
    ),
    newRows: newGroups.map((group, index) => ({ ...group, key: `proposed-${index}`, isTaken: isUsual })),
    blockGraduates: false,
  };
}

export const withWish = (draft: Draft, id: number, wish: Partial<Wish>): Draft => ({
  ...draft,
  wishes: { ...draft.wishes, [id]: { ...(draft.wishes[id] ?? NOTHING), ...wish } },
});

export const withNewRow = (draft: Draft, key: string, change: Partial<NewRow>): Draft => ({
  ...draft,
  newRows: draft.newRows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

/** A group that somebody adds by hand: its speciality is chosen first. */
export function withAddedRow(draft: Draft): Draft {
  const added = draft.newRows.filter(({ after }) => after === null);
  const last = Math.max(0, ...added.map(({ key }) => Number(key.split('-').at(-1))));
  const place = { facultyId: 0, specialityId: 0, speciality: '', degree: 1 };
  return {
    ...draft,
    newRows: [...draft.newRows, { ...place, key: `added-${last + 1}`, name: '', after: null, isTaken: true }],
  };
}

/** The groups that are to graduate. */
export const graduating = ({ groups }: NewYear, draft: Draft): YearGroup[] =>
  groups.filter((group) => {
    const { isTaken, target } = wishOf(draft, group);
    return isTaken && target === 'graduates';
  });

/** What is sent; the rows that are not chosen are no part of it. */
export function planOf(found: NewYear, draft: Draft): Plan {
  const moves = found.groups.flatMap((group) => {
    const { isTaken, target } = wishOf(draft, group);
    if (!isTaken || typeof target !== 'number' || !isPossible(target, found.stage)) return [];
    return [{ groupId: group.id, version: group.version, course: target }];
  });
  return {
    year: found.year,
    moves,
    graduates: graduating(found, draft).map(({ id, version }) => ({ groupId: id, version })),
    newGroups: takenRows(draft).map(({ name, facultyId, specialityId, degree }) => ({
      name,
      facultyId,
      specialityId,
      degree,
      course: 1,
    })),
    blockGraduates: draft.blockGraduates,
  };
}

/** One that was added is sent once its speciality is chosen. */
const takenRows = ({ newRows }: Draft): NewRow[] =>
  newRows.filter(({ isTaken, specialityId }) => isTaken && specialityId > 0);

export const isEmpty = ({ moves, graduates, newGroups }: Plan): boolean =>
  moves.length + graduates.length + newGroups.length === 0;

/** Why rows cannot be done: by the id of a group, by the key of a new one; and of the plan as a whole. */
export interface Faults {
  groups: Readonly<Record<number, PlanFault['reason']>>;
  newRows: Readonly<Record<string, PlanFault['reason']>>;
  whole: PlanFault['reason'] | null;
}

export const noFaults: Faults = { groups: {}, newRows: {}, whole: null };

/** Puts the faults of a plan to the rows that they are about. */
export function faultsOf(plan: Plan, draft: Draft, faults: readonly PlanFault[]): Faults {
  const groups: Record<number, PlanFault['reason']> = {};
  const newRows: Record<string, PlanFault['reason']> = {};
  let whole: PlanFault['reason'] | null = null;
  const rows = takenRows(draft);
  for (const { field, reason } of faults) {
    const [list, place] = field.split('.');
    const moved = list === 'moves' ? plan.moves : list === 'graduates' ? plan.graduates : [];
    const groupId = moved[Number(place)]?.groupId;
    const key = list === 'newGroups' ? rows[Number(place)]?.key : undefined;
    if (groupId !== undefined) groups[groupId] = reason;
    else if (key !== undefined) newRows[key] = reason;
    else whole = reason;
  }
  return { groups, newRows, whole };
}

export const countOf = ({ groups, newRows, whole }: Faults): number =>
  Object.keys(groups).length + Object.keys(newRows).length + (whole === null ? 0 : 1);
