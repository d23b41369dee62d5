import { dotted, localDate } from '@semestr/core/dates';
import { staffRoles } from '@semestr/core/rights';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { CircleCheck, CircleDashed, Lock } from 'lucide-react';
import type { Column } from '../../ui/list/columns.ts';
import { ChoiceFilter, SearchFilter, YesNoFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { roleTexts } from '../../ui/roles/texts.ts';
import { userTexts } from './texts.ts';
import { blocks, roles, stateOf, type User } from './user.ts';

const looks = {
  open: { kind: 'done', icon: CircleCheck },
  'no-password': { kind: 'waits', icon: CircleDashed },
  restorable: { kind: 'refused', icon: Lock },
  'for-good': { kind: 'refused', icon: Lock },
} as const;

function Filters() {
  const t = useTexts(userTexts);
  const named = useTexts(roleTexts);
  return (
    <>
      <SearchFilter />
      <ChoiceFilter source="role" choices={roles.map((id) => ({ id, name: t(`roles.${id}`) }))} />
      <ChoiceFilter source="staffRole" choices={staffRoles.map((id) => ({ id, name: named(id) }))} />
      <ChoiceFilter source="block" choices={blocks.map((id) => ({ id, name: t(`blocks.${id}`) }))} />
      <YesNoFilter source="hasPassword" />
    </>
  );
}

/** All accounts of the university, page by page. */
export default function UserList() {
  const t = useTexts(userTexts);
  const named = useTexts(roleTexts);
  const accessOf = (user: User) => t(`blocks.${stateOf(user)}`);
  const roleOf = ({ role, staffRole }: User) => (staffRole === null ? t(`roles.${role}`) : named(staffRole));
  const columns: readonly Column<User>[] = [
    { source: 'name' },
    { source: 'username', width: 160 },
    {
      source: 'role',
      width: 176,
      text: roleOf,
      render: roleOf,
    },
    {
      source: 'block',
      width: 200,
      text: accessOf,
      render: (user) => <Status {...looks[stateOf(user)]}>{accessOf(user)}</Status>,
    },
    {
      source: 'createdAt',
      width: 112,
      isMinor: true,
      text: ({ createdAt }) => dotted(localDate(new Date(createdAt))),
      cell: ({ createdAt }) => ({ date: localDate(new Date(createdAt)) }),
      render: ({ createdAt }) => dotted(localDate(new Date(createdAt))),
    },
  ];
  return <ListPage<User> sort={{ field: 'name', order: 'ASC' }} filters={<Filters />} columns={columns} />;
}
