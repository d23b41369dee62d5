import { ApiError } from '@semestr/api/client';
import { phone } from '@semestr/core/display';
import { type MaskedContact, PHONE } from '@semestr/core/contacts';
import { type RecoveryEvent, type RecoveryStep, STEPS } from '@semestr/core/recovery';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useInstitution } from '../../shell/institution.ts';
import { PhoneLink } from '../../ui/PhoneNumber.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Wizard, WizardNote } from '../../ui/Wizard.tsx';
import { recoveryTexts } from './texts.ts';

interface StepProps {
  number: 1 | 2 | 3 | 4;
  title: string;
  back?: string;
  isLeaving: boolean;
  /** Something was typed: leaving is asked about. */
  isHeld: boolean;
  children: ReactNode;
}

const isRecovery = (pathname: string): boolean =>
  pathname.startsWith(paths.recovery) || pathname === paths.newPassword;

/** A step of recovery: which of how many, its question, and a question before it is left. */
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

/** Where a page leads whose step the recovery is not at: a step without the one before it to the beginning. */
export function Elsewhere({ reached }: { reached: RecoveryStep }) {
  if (reached === 'done') return null;
  return <Navigate to={reached === 'limit' ? paths.recoveryLimit : paths.recovery} replace />;
}

/** Nobody is let in before the time that the server names. */
export const isShut = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.reason === 'blocked';

export const shutEvent = ({ until }: ApiError): RecoveryEvent => ({
  type: 'shut',
  until: until === null ? null : new Date(until),
});

/** "+375 (29) •••-••-••", "an•••@example.by": a masked contact as people read it. */
export const shownMask = ({ type, mask }: MaskedContact): string =>
  type === PHONE
    ? phone(mask.replaceAll('*', '0')).replace(/\d{3}-\d{2}-\d{2}$/, '•••-••-••')
    : mask.replace(/\*+/, '•••');

interface HelpProps {
  kind: 'phone' | 'email' | 'none' | 'link';
  /** There are others to choose from. */
  hasOthers: boolean;
}

/** Where to turn to without this contact, or with a link that does not help: on every step. */
export function Help({ kind, hasOthers }: HelpProps) {
  const t = useTexts(recoveryTexts);
  const office = useInstitution()?.deansOfficePhone;
  const name = t(hasOthers ? 'help.office' : 'help.Office');
  return (
    <WizardNote>
      {t(`help.${kind}`)}{' '}
      {hasOthers && (
        <>
          <Link to={paths.recoveryContacts}>{t('help.other')}</Link> {t('help.or')}{' '}
        </>
      )}
      {office ? <PhoneLink number={office}>{name} </PhoneLink> : name}
    </WizardNote>
  );
}
