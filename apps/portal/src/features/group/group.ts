import { own, type OwnGroup } from '@semestr/api/groups';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** The student's group; null for users without one. */
export const groupOf = (user: User) => queryOrNull(own, {}, user);

/** A member of the group, with their number in the full list. */
export interface Member {
  number: number;
  fio: string;
  isHead: boolean;
  isSelf: boolean;
  subgroup: number | null;
}

/** The provider's label for the head of the group. */
const HEAD = 'Староста';

const byName = new Intl.Collator('ru').compare;

/** Returns the members in the order of a printed list. The head is marked, not listed first. */
export const membersOf = ({ groupInfoStudentDto: students }: OwnGroup, self: string): readonly Member[] =>
  students
    .toSorted((a, b) => byName(a.fio, b.fio))
    .map(({ fio, position, subGroup }, index) => ({
      number: index + 1,
      fio,
      isHead: position === HEAD,
      isSelf: fio === self,
      subgroup: subGroup ?? null,
    }));

/** Returns the existing subgroups, sorted; empty when there is nothing to select. */
export function subgroupsOf(members: readonly Member[]): readonly number[] {
  const all = new Set(members.flatMap(({ subgroup }) => subgroup ?? []));
  return all.size > 1 ? [...all].toSorted((a, b) => a - b) : [];
}

/** Returns the distinct addresses that the call shows to a member of the group. */
export const emailsOf = ({ studentGroupCuratorDto: curator, groupInfoStudentDto }: OwnGroup) => [
  ...new Set([curator, ...groupInfoStudentDto].flatMap((person) => person?.email || [])),
];
