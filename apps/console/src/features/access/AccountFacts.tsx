import type { Situation } from '@semestr/api/access';
import { localDate } from '@semestr/core/dates';
import { dayInWords, momentInWords } from '@semestr/core/moments';
import { Button } from '@semestr/ui/Button.tsx';
import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Ban, Check, CircleDashed } from 'lucide-react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { today } from '../../clock.ts';
import styles from './person.module.css';
import { Fact, Facts } from './Facts.tsx';
import { moveFocusToHeading } from './move-focus.ts';
import { type Help, canActOnAccount } from './help.ts';
import { accessScreenTexts } from './texts/index.ts';

interface AccountFactsProps {
  situation: Situation;
  onAsk: (help: Help) => void;
}

const statusStyles = {
  none: { kind: 'waits', icon: CircleDashed },
  'no-password': { kind: 'waits', icon: CircleDashed },
  open: { kind: 'done', icon: Check },
  closed: { kind: 'refused', icon: Ban },
} as const;

function stateOf(account: Situation['account']): keyof typeof statusStyles {
  if (account === null) return 'none';
  if (account.block !== null) return 'closed';
  return account.hasPassword ? 'open' : 'no-password';
}

/** The owner of the account, its status, and its last use. */
export function AccountFacts({ situation, onAsk }: AccountFactsProps) {
  const { account, person } = situation;
  const t = useTexts(accessScreenTexts);
  const language = useLanguage();
  const state = stateOf(account);
  return (
    <Section
      className={styles.section}
      title={
        <span className={styles.titled}>
          {t('account.title')}
          <Status {...statusStyles[state]}>{t(`account.${state}`)}</Status>
        </span>
      }
      note={
        account?.block === null &&
        canActOnAccount(situation) && (
          <Button
            ref={moveFocusToHeading}
            look="danger"
            className={styles.block}
            onClick={() => onAsk('block')}
          >
            {t('helps.block')}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={t('account.who')}>
          <Name person={person} account={account} />
        </Fact>
        {account && (
          <>
            <Fact
              name={t('account.login')}
              end={<CopyButton text={account.username} what={t('account.login')} isIcon />}
            >
              {account.username}
            </Fact>
            <Fact name={t('account.password')} isKnown={account.hasPassword}>
              {passwordWords(account)}
            </Fact>
            <Fact name={t('account.lastSignIn')} isKnown={account.lastSignInAt !== null}>
              {account.lastSignInAt === null
                ? t('account.noSignIn')
                : momentInWords(new Date(account.lastSignInAt), language, today())}
            </Fact>
            {account.hasSecondFactor && <Fact name={t('account.secondFactor')}>{t('account.on')}</Fact>}
            {account.passkeys > 0 && <Fact name={t('account.passkeys')}>{account.passkeys}</Fact>}
          </>
        )}
      </Facts>
    </Section>
  );

  function passwordWords({ hasPassword, passwordSetAt }: NonNullable<Situation['account']>): string {
    if (!hasPassword) return t('account.noPassword');
    if (passwordSetAt === null) return t('account.unknownPassword');
    return dayInWords(localDate(new Date(passwordSetAt)), language, today());
  }
}

/** Links to the record of the student or the account. */
function Name({ person: { kind, id, name, group }, account }: Pick<Situation, 'person' | 'account'>) {
  const createPath = useCreatePath();
  const record =
    kind === 'students' ? { resource: kind, id } : account && { resource: 'users', id: account.id };
  return (
    <>
      {record ? <Link to={createPath({ ...record, type: 'show' })}>{name}</Link> : name}
      {group !== null && `, ${group}`}
    </>
  );
}
