import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from './Button.tsx';
import { dismissToast, type Toast, useToasts } from './toast.ts';
import styles from './toasts.module.css';

const VISIBLE_MS = 6000;

const icons = { error: CircleAlert, success: Check, info: Info };

interface ToastsProps {
  /** Stands above each message. */
  title: string;
  close: string;
}

function Message({ toast: { id, kind, message }, title, close }: ToastsProps & { toast: Toast }) {
  const Icon = icons[kind];
  // What is no error goes by itself after a while: a timer is outside React.
  useEffect(() => {
    if (kind === 'error') return undefined;
    const timer = setTimeout(() => dismissToast(id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{message}</p>
      </div>
      <IconButton label={close} onClick={() => dismissToast(id)}>
        <X size={18} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}

/** The messages at the bottom right, one after the other; errors stay until they are closed. */
export function Toasts(props: ToastsProps) {
  const [first] = useToasts();
  if (!first) return null;
  return (
    // In the top layer, so that a message about a dialog is not behind it.
    <div className={styles.toasts} popover="manual" ref={(element) => element?.showPopover()}>
      <Message key={first.id} toast={first} {...props} />
    </div>
  );
}
