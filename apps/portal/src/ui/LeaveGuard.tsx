import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryTexts } from './entry-texts.ts';

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  isHeld: boolean;
  /** Whether an address can be opened without confirmation. */
  isWithin: (pathname: string) => boolean;
}

/** Returns the internal link that a click would follow in this tab; null otherwise. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || button !== 0 || metaKey || ctrlKey || shiftKey) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/** Prompts before a page is left on which something would be lost; closing the tab shows the browser's own prompt. */
export function LeaveGuard({ isHeld, isWithin }: LeaveGuardProps) {
  const t = useTexts(entryTexts);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  // Links of the whole page, and the tab itself, are outside this component.
  useEffect(() => {
    if (!isHeld) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const url = linkOf(event);
      if (!url || isWithin(url.pathname) || url.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(url.pathname + url.search + url.hash);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isHeld, isWithin]);
  if (wanted === null) return null;
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      confirm={t('leave')}
      cancel={t('stay')}
      isPending={false}
      onConfirm={() => void navigate(wanted)}
      onClose={() => setWanted(null)}
    >
      {t('leaveHint')}
    </ConfirmDialog>
  );
}
