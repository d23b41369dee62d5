import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button, IconButton } from './Button.tsx';
import { dismissToast, type Toast, toastTime, useToasts } from './toast.ts';
import styles from './toasts.module.css';

const icons = { error: CircleAlert, success: Check, info: Info };

interface ToastsProps {
  /** Title of every message. */
  title: string;
  close: string;
  /** Label of the undo button, when a message has one. */
  undo: string;
}

function Message({ toast, title, close, undo }: ToastsProps & { toast: Toast }) {
  const { id, kind, message } = toast;
  const time = toastTime(toast);
  const Icon = icons[kind];
  // Messages other than errors disappear after some time: a timer is outside React.
  useEffect(() => {
    if (kind === 'error') return undefined;
    const timer = setTimeout(() => dismissToast(id), time);
    return () => clearTimeout(timer);
  }, [id, kind, time]);
  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{message}</p>
      </div>
      {toast.undo && (
        <Button
          look="text"
          onClick={() => {
            dismissToast(id);
            toast.undo?.();
          }}
        >
          {undo}
        </Button>
      )}
      <IconButton label={close} onClick={() => dismissToast(id)}>
        <X size={18} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}

/** The latest messages, at the bottom right, newest last; errors stay until they are closed. */
export function Toasts(props: ToastsProps) {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    // In the top layer, so that a dialog does not cover it.
    <div className={styles.toasts} popover="manual" ref={(element) => element?.showPopover()}>
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} {...props} />
      ))}
    </div>
  );
}
