import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryTexts } from './entry-texts.ts';

interface LeaveGuardProps {
  /** Whether the page has unsaved changes. */
  isHeld: boolean;
  /** Whether an address can be opened without a confirmation. */
  isWithin: (pathname: string) => boolean;
}

/** Returns the internal link that a click would follow in this tab; null otherwise. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || button !== 0 || metaKey || ctrlKey || shiftKey) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/** Prompts before the user leaves a page with unsaved changes. Closing the tab shows the browser's prompt. */
export function LeaveGuard({ isHeld, isWithin }: LeaveGuardProps) {
  const t = useTexts(entryTexts);
  const navigate = useNavigate();
  const [blockedAddress, setBlockedAddress] = useState<string | null>(null);
  // Listens to links of the whole page and to the tab.
  useEffect(() => {
    if (!isHeld) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const url = linkOf(event);
      if (!url || isWithin(url.pathname) || url.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setBlockedAddress(url.pathname + url.search + url.hash);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isHeld, isWithin]);
  if (blockedAddress === null) return null;
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      confirm={t('leave')}
      cancel={t('stay')}
      isPending={false}
      onConfirm={() => void navigate(blockedAddress)}
      onClose={() => setBlockedAddress(null)}
    >
      {t('leaveHint')}
    </ConfirmDialog>
  );
}
