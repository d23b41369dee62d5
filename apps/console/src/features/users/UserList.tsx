import { dotted, localDate } from '@semestr/core/dates';
import { accountAccess } from '@semestr/core/invitations';
import { staffRoles } from '@semestr/core/rights';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { CircleCheck, CircleDashed, Lock, MailCheck, MailPlus, MailX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { session } from '../../session/session.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ChoiceFilter, SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { roleTexts } from '../../ui/roles/texts.ts';
import { userTexts } from './texts.ts';
import { blocks, roles, statusOf, type User } from './user.ts';

const statusStyles = {
  open: { kind: 'done', icon: CircleCheck },
  'no-password': { kind: 'waits', icon: CircleDashed },
  invited: { kind: 'waits', icon: MailCheck },
  'invitation-expired': { kind: 'waits', icon: MailX },
  restorable: { kind: 'refused', icon: Lock },
  'for-good': { kind: 'refused', icon: Lock },
} as const;

function Filters() {
  const t = useTexts(userTexts);
  const roleNames = useTexts(roleTexts);
  return (
    <>
      <SearchFilter />
      <ChoiceFilter source="role" choices={roles.map((id) => ({ id, name: t(`roles.${id}`) }))} />
      <ChoiceFilter source="staffRole" choices={staffRoles.map((id) => ({ id, name: roleNames(id) }))} />
      <ChoiceFilter source="block" choices={blocks.map((id) => ({ id, name: t(`blocks.${id}`) }))} />
      <ChoiceFilter source="access" choices={accountAccess.map((id) => ({ id, name: t(`access.${id}`) }))} />
    </>
  );
}

/** Link to the invitations of those without a password, for users who may invite. */
function InvitationsLink() {
  const t = useTexts(userTexts);
  if (!session.may('accounts', 'write')) return null;
  return (
    <Link to="/invitations" className={buttonClass('outlined')}>
      <MailPlus size={16} strokeWidth={1.75} aria-hidden />
      {t('invitations')}
    </Link>
  );
}

/** All accounts of the university, page by page. */
export default function UserList() {
  const t = useTexts(userTexts);
  const roleNames = useTexts(roleTexts);
  const accessOf = (user: User) => {
    const status = statusOf(user);
    if (status !== 'invited' || !user.linkUntil) return t(`blocks.${status}`);
    return t('invitedUntil', { date: localDate(new Date(user.linkUntil)) });
  };
  const roleOf = ({ role, staffRole }: User) =>
    staffRole === null ? t(`roles.${role}`) : roleNames(staffRole);
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
      render: (user) => <Status {...statusStyles[statusOf(user)]}>{accessOf(user)}</Status>,
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
  return (
    <ListPage<User>
      sort={{ field: 'name', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      ways={<InvitationsLink />}
    />
  );
}
