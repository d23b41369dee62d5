import { dotted, localDate } from '@semestr/core/dates';
import { mayManageSignIn } from '@semestr/core/rights';
import { useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { Access } from '../../ui/access/Access.tsx';
import { EditLink } from '../../ui/record/EditLink.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { Reference } from '../../ui/record/Reference.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { roleTexts } from '../../ui/roles/texts.ts';
import { PersonalData } from './PersonalData.tsx';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

/** Owner of the account: a student, with a link to their page, an employee, or an administrator. */
function Owner({ user }: { user: User }) {
  const t = useTexts(userTexts);
  const createPath = useCreatePath();
  const { studentId, employeeId, fio } = user;
  if (studentId !== null)
    return (
      <Fact name={t('roles.student')}>
        <Link to={createPath({ resource: 'students', type: 'show', id: studentId })}>
          <Reference resource="students" id={studentId} />
        </Link>
      </Fact>
    );
  if (employeeId !== null)
    return (
      <Fact name={t('roles.employee')}>
        <Reference resource="employees" id={employeeId} />
      </Fact>
    );
  return <Fact name={t('fields.fio')}>{fio}</Fact>;
}

function ChangeLink() {
  const user = useRecordContext<User>();
  // A student's account is edited on the page of the student.
  return user && user.role !== 'student' && session.may('administration', 'write') && <EditLink />;
}

/** One account: its owner, and the actions that restore access. */
export default function UserShow() {
  const t = useTexts(userTexts);
  const roleNames = useTexts(roleTexts);
  const own = session.role();
  return (
    <RecordPage<User> subtitle={({ role }) => t(`roles.${role}`)} actions={<ChangeLink />}>
      {(user) => (
        <>
          <Section title={t('account')}>
            <Fact name={t('fields.username')}>{user.username}</Fact>
            <Fact name={t('fields.role')}>{t(`roles.${user.role}`)}</Fact>
            {user.staffRole !== null && (
              <Fact name={t('fields.staffRole')}>
                {roleNames(user.staffRole)}
                {user.staffFacultyId !== null && (
                  <>
                    {', '}
                    <Reference resource="faculties" id={user.staffFacultyId} />
                  </>
                )}
              </Fact>
            )}
            <Owner user={user} />
            <Fact name={t('fields.createdAt')}>{dotted(localDate(new Date(user.createdAt)))}</Fact>
          </Section>
          {own !== null && mayManageSignIn(own, user) && (
            <Access
              owner={{
                filter: { id: [user.id] },
                login: user.username,
                // A student's username is the student card number.
                student: user.role === 'student' ? { cardNumber: user.username, name: user.name } : null,
                proof: user.role === 'student' ? 'birthDate' : 'login',
              }}
            />
          )}
          <ApiTokens user={user} />
          {session.may('administration', 'write') && <PersonalData user={user} />}
        </>
      )}
    </RecordPage>
  );
}
