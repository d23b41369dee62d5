import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { readMoment } from '@semestr/core/dates';
import { dayInWords } from '@semestr/core/moments';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { KeyRound, ShieldCheck, SquareTerminal } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { LockedNote, ButtonObject, Row, Rows } from './Row.tsx';
import { lastChangeOf } from './settings.ts';
import { settingsTexts } from './texts.ts';
import { apiTokensScreen } from '../api-tokens/screen.ts';
import { secondFactorScreen } from '../second-factor/screen.ts';
import { to } from '../../screens/screen.ts';

const PasswordChange = lazyPart(() => import('./PasswordChange.tsx'));

interface SignInProps {
  /** Counts how often the password form was opened; null while it is closed. */
  opening: number | null;
  onOpen: (isOpen: boolean) => void;
}

/** The user's sign-in methods. */
export function SignIn({ opening, onOpen }: SignInProps) {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  const { today } = useNow();
  const { data: changedAt = '', failure } = useSectionQuery(lastChangeOf(user));
  const opener = useRef<HTMLButtonElement>(null);
  const day = readMoment(changedAt);
  const isLocked = user.impersonatedBy !== undefined;
  return (
    <Section title={t('signIn.title')}>
      <Rows>
        <Row
          icon={KeyRound}
          name={t('password.name')}
          second={
            day ? t('password.changed', { day: dayInWords(day, t.language, today) }) : t('password.effect')
          }
          action={
            <Button
              ref={opener}
              look="text"
              disabled={isLocked}
              aria-expanded={opening !== null}
              onClick={() => onOpen(opening === null)}
            >
              {t('password.change')}
              <ButtonObject>{t('password.changeWhat')}</ButtonObject>
            </Button>
          }
        >
          {failure}
          {opening !== null && (
            <Suspense fallback={<Splash />}>
              <PasswordChange
                key={opening}
                onClose={() => {
                  opener.current?.focus();
                  onOpen(false);
                }}
              />
            </Suspense>
          )}
        </Row>
        <Row
          icon={ShieldCheck}
          name={t('secondFactor.name')}
          second={t('secondFactor.what')}
          action={
            <Link to={to(secondFactorScreen)} className={buttonClass('text')}>
              {t('secondFactor.open')}
              <ButtonObject>{t('secondFactor.openWhat')}</ButtonObject>
            </Link>
          }
        />
        <Row
          icon={SquareTerminal}
          name={t('apiTokens.name')}
          second={t('apiTokens.what')}
          action={
            <Link to={to(apiTokensScreen)} className={buttonClass('text')}>
              {t('apiTokens.open')}
              <ButtonObject>{t('apiTokens.openWhat')}</ButtonObject>
            </Link>
          }
        />
      </Rows>
      {isLocked && <LockedNote>{t('signIn.locked')}</LockedNote>}
    </Section>
  );
}
