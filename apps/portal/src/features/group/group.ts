import { own, type OwnGroup } from '@semestr/api/groups';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** The group of the student; null for somebody who is in none. */
export const groupOf = (user: User) => askOrNull(own, {}, user);

/** Somebody of the group, with their number in the whole list. */
export interface Member {
  number: number;
  fio: string;
  isHead: boolean;
  isSelf: boolean;
  subgroup: number | null;
}

/** The provider's word for the one who heads the group. */
const HEAD = 'Староста';

const byName = new Intl.Collator('ru').compare;

/** Everybody in the order of a printed list, the head among them: where they are marked, nobody has to be first. */
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

/** The subgroups that there are, in order; none where there is nothing to choose. */
export function subgroupsOf(members: readonly Member[]): readonly number[] {
  const all = new Set(members.flatMap(({ subgroup }) => subgroup ?? []));
  return all.size > 1 ? [...all].toSorted((a, b) => a - b) : [];
}

/** Every address that the call shows to a member of the group, each once. */
export const emailsOf = ({ studentGroupCuratorDto: curator, groupInfoStudentDto }: OwnGroup) => [
  ...new Set([curator, ...groupInfoStudentDto].flatMap((person) => person?.email || [])),
];
