import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import type { Location } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { session } from '../session/session.ts';
import { uiTexts } from './texts/index.ts';

export interface LeaveGuardProps {
  /** Whether the page has unsaved changes. */
  hasChanges: boolean;
  /** Whether a navigation between the two addresses would lose the changes. */
  isLeft: (from: Pick<Location, 'pathname' | 'search'>, to: Pick<Location, 'pathname' | 'search'>) => boolean;
}

/** Prompts before the user leaves a page with unsaved changes. Closing the tab shows the browser's prompt. */
export function LeaveGuard({ hasChanges, isLeft }: LeaveGuardProps) {
  const t = useTexts(uiTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Without a session, the only possible navigation is to the sign-in page.
      hasChanges && session.role() !== null && isLeft(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!hasChanges) return undefined;
    const hold = (event: BeforeUnloadEvent): void => {
      // Must not prompt another user who signs in about this user's page.
      if (session.role() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasChanges]);

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
