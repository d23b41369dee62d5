import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import type { Location } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { session } from '../session/session.ts';
import { uiTexts } from './texts/index.ts';

interface LeaveGuardProps {
  /** Whether the page has unsaved changes. */
  isHeld: boolean;
  /** Whether a navigation between the two addresses loses them. */
  isLeft: (from: Pick<Location, 'pathname' | 'search'>, to: Pick<Location, 'pathname' | 'search'>) => boolean;
}

/** Prompts before a page with unsaved changes is left; closing the tab shows the browser's own prompt. */
export function LeaveGuard({ isHeld, isLeft }: LeaveGuardProps) {
  const t = useTexts(uiTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Without a session, the only possible navigation is to the sign-in page.
      isHeld && session.role() !== null && isLeft(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: BeforeUnloadEvent): void => {
      // Another user who signs in must not be prompted about a page that is not theirs.
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
