import { useTexts } from '@semestr/ui/language.tsx';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { uiTexts } from '../texts.ts';

/** Asks before a page with unsaved changes is left; a tab that is closed asks in the browser's own words. */
export function UnsavedGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const t = useTexts(uiTexts);
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);

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
