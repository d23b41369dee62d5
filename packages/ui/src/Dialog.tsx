import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogLook {
  title: string;
  /** Room for a table; or a third of the page, for what stands beside it. */
  width?: 'wide' | 'third';
  /** It stands at the right edge, as high as the page, begins at its heading, and has a button of this name that closes it. */
  closeLabel?: string;
  children: ReactNode;
}

/** Escape, or a press beside a dialog, asks it to close. A wall is closed by nothing but what it asks for, and hides the page. */
type DialogProps = DialogLook & ({ isWall?: false; onClose: () => void } | { isWall: true; onClose?: never });

/**
 * A modal dialog, open as long as it is rendered; the browser keeps the focus inside and gives it back. It stands apart
 * from the form that asks by it, which a key pressed here would send.
 */
export function Dialog({ title, isWall, onClose, width, closeLabel, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog becomes modal by a call only. Closed before it goes, it returns the focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('h2[tabindex], [data-first]')?.focus();
    return () => element?.close();
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={classNames(
        styles.dialog,
        width && styles[width],
        closeLabel && styles.side,
        isWall && styles.wall,
      )}
      aria-labelledby={id}
      // A second Escape would close it whatever the first one was answered with.
      {...(isWall && { closedby: 'none' })}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose?.();
      }}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title} tabIndex={closeLabel === undefined ? undefined : -1}>
          {title}
        </h2>
        {closeLabel !== undefined && (
          <IconButton label={closeLabel} className={styles.close} onClick={() => onClose?.()}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        )}
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
