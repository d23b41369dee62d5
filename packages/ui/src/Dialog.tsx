import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Escape, or a press beside it. */
  onClose: () => void;
  /** Room for a table. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered; the browser keeps the focus inside and gives it back. It stands apart
 * from the form that asks by it, which a key pressed here would send.
 */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog becomes modal by a call only. Closed before it goes, it returns the focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
