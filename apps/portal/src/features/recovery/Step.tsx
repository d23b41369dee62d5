import { ApiError } from '@semestr/api/client';
import { phone } from '@semestr/core/display';
import { type MaskedContact, PHONE } from '@semestr/core/contacts';
import { type RecoveryEvent, type RecoveryStep, STEPS } from '@semestr/core/recovery';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useInstitution } from '../../university/institution.ts';
import { PhoneLink } from '../../ui/PhoneNumber.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Wizard, WizardNote } from '../../ui/Wizard.tsx';
import { recoveryTexts } from './texts.ts';
import { newPasswordScreen, recoveryScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

interface StepProps {
  number: 1 | 2 | 3 | 4;
  title: string;
  back?: string;
  isLeaving: boolean;
  /** Whether there is input, so that leaving requires a confirmation. */
  isHeld: boolean;
  children: ReactNode;
}

const isRecovery = (pathname: string): boolean =>
  pathname.startsWith(to(recoveryScreen)) || pathname === to(newPasswordScreen);

/** A step of the recovery with its number and heading, and a confirmation before the user leaves it. */
export function Step({ number, title, back, isLeaving, isHeld, children }: StepProps) {
  const t = useTexts(recoveryTexts);
  return (
    <Wizard
      back={back ?? null}
      step={t('step', { step: number, of: STEPS })}
      title={title}
      isLeaving={isLeaving}
    >
      <LeaveGuard isHeld={isHeld} isWithin={isRecovery} />
      {children}
    </Wizard>
  );
}

/** Redirects from a step that has not been reached to the lock page or to the first step. */
export function RedirectToReachedStep({ reached }: { reached: RecoveryStep }) {
  if (reached === 'done') return null;
  return (
    <Navigate to={reached === 'limit' ? to(recoveryScreen, { step: 'error' }) : to(recoveryScreen)} replace />
  );
}

/** Whether recovery is locked until a time that the server sends. */
export const isLocked = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.reason === 'blocked';

export const lockEvent = ({ until }: ApiError): RecoveryEvent => ({
  type: 'locked-out',
  until: until === null ? null : new Date(until),
});

/** Formats a masked contact: "+375 (29) •••-••-••", "an•••@example.by". */
export const formatMask = ({ type, mask }: MaskedContact): string =>
  type === PHONE
    ? phone(mask.replaceAll('*', '0')).replace(/\d{3}-\d{2}-\d{2}$/, '•••-••-••')
    : mask.replace(/\*+/, '•••');

interface HelpProps {
  kind: 'phone' | 'email' | 'none' | 'link';
  /** Whether there are other contacts to choose from. */
  hasOthers: boolean;
}

/** Where to find help without access to the contact, or with an invalid link; shown on every step. */
export function Help({ kind, hasOthers }: HelpProps) {
  const t = useTexts(recoveryTexts);
  const office = useInstitution()?.deansOfficePhone;
  const name = t(hasOthers ? 'help.office' : 'help.Office');
  return (
    <WizardNote>
      {t(`help.${kind}`)}{' '}
      {hasOthers && (
        <>
          <Link to={to(recoveryScreen, { step: 'contacts' })}>{t('help.other')}</Link> {t('help.or')}{' '}
        </>
      )}
      {office ? <PhoneLink number={office}>{name} </PhoneLink> : name}
    </WizardNote>
  );
}
