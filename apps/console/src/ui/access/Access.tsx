import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { Fact, Section } from '../record/Section.tsx';
import { accessTexts } from './texts.ts';
import type { Owner } from './use-account.ts';
import { ActAsStudent } from './ActAsStudent.tsx';
import { BlockState } from './AccountBlock.tsx';
import { AccessAction, accessActions } from './AccessAction.tsx';
import { Help } from './Help.tsx';
import { SendLink } from './SendLink.tsx';
import { PasswordLink } from './PasswordLink.tsx';

/** Returns the path of the page that shows why the owner of an account cannot sign in. */
const accessPath = ({ filter, login }: Owner): string => {
  const person = 'studentId' in filter ? `students/${filter.studentId}` : `users/${filter.id[0]}`;
  return `/access/${person}?q=${encodeURIComponent(login)}`;
};

/** Actions that restore access to an account, for users who may perform them. */
export const Access = ({ owner }: { owner: Owner }) =>
  session.may('accounts', 'write') && <Helps owner={owner} />;

function Helps({ owner }: { owner: Owner }) {
  const t = useTexts(accessTexts);
  const student = session.may('impersonation', 'write') ? owner.student : null;
  return (
    <Section title={t('title')}>
      <Fact name={t('why.name')}>
        <Link to={accessPath(owner)}>{t('why.open')}</Link>
      </Fact>
      {student && (
        <Help name={t('actAs.name')} action={t('actAs.open')}>
          {(close) => <ActAsStudent student={student} onClose={close} />}
        </Help>
      )}
      <Help name={t('link.name')} action={t('link.open')}>
        {(close) => <PasswordLink owner={owner} onClose={close} />}
      </Help>
      <Help name={t('link.byMail')} action={t('send.open')}>
        {(close) => <SendLink owner={owner} onClose={close} />}
      </Help>
      {accessActions.map((action) => (
        <Help key={action} name={t(`${action}.name`)} action={t(`${action}.open`)}>
          {(close) => <AccessAction action={action} owner={owner} onClose={close} />}
        </Help>
      ))}
      <Fact name={t('blocking.name')}>
        <BlockState owner={owner} />
      </Fact>
    </Section>
  );
}
