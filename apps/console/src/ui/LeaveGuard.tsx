import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import type { Location } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { session } from '../session.ts';
import { uiTexts } from './texts.ts';

interface LeaveGuardProps {
  /** Something on the page is not saved. */
  isHeld: boolean;
  /** Whether it is lost on the way from one address to the other. */
  isLeft: (from: Pick<Location, 'pathname' | 'search'>, to: Pick<Location, 'pathname' | 'search'>) => boolean;
}

/** Asks before a page is left with what is not saved; a tab that is closed asks in the browser's own words. */
export function LeaveGuard({ isHeld, isLeft }: LeaveGuardProps) {
  const t = useTexts(uiTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Without a session only the sign-in page is left to go to.
      isHeld && session.role() !== null && isLeft(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: BeforeUnloadEvent): void => {
      // Another user who signs in is not asked about a page that is not theirs.
      if (session.role() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isHeld]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('form.leaveTitle')}
      confirm={t('form.leave')}
      cancel={t('form.stay')}
      onConfirm={async () => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('form.leaveHint')}
    </ConfirmDialog>
  );
}
