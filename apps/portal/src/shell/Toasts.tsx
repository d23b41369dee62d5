import { Button, IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { dismissToast, type Toast, toastTime, useToasts } from '@semestr/ui/toast';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

const icons = { error: CircleAlert, success: Check, info: Info };

function Message({ toast }: { toast: Toast }) {
  const { id, kind, message, undo } = toast;
  const t = useTexts(shellTexts);
  const time = toastTime(toast);
  const Icon = icons[kind];
  // What is no error goes by itself after a while: a timer is outside React.
  useEffect(() => {
    if (kind === 'error') return undefined;
    const timer = setTimeout(() => dismissToast(id), time);
    return () => clearTimeout(timer);
  }, [id, kind, time]);
  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} strokeWidth={1.75} className={styles.toastIcon} aria-hidden />
      <div className={styles.toastText}>
        <p className={styles.toastTitle}>{t('attention')}</p>
        <p>{message}</p>
      </div>
      {undo && (
        <Button
          look="text"
          onClick={() => {
            dismissToast(id);
            undo();
          }}
        >
          {t('undo')}
        </Button>
      )}
      <IconButton label={t('dismiss')} onClick={() => dismissToast(id)}>
        <X size={18} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}

/** The messages at the bottom right, one after the other; errors stay until they are closed. */
export default function Toasts() {
  const [first] = useToasts();
  if (!first) return null;
  return (
    // In the top layer, so that a message about a dialog is not behind it.
    <div className={styles.toasts} popover="manual" ref={(element) => element?.showPopover()}>
      <Message key={first.id} toast={first} />
    </div>
  );
}
