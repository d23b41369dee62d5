import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogLook {
  title: string;
  /** Wide enough for a table, or a third of the page for a side panel. */
  width?: 'wide' | 'third';
  /**
   * Label of the close button. The dialog is then a side panel of full height at the right edge, and focuses its
   * heading first.
   */
  closeLabel?: string;
  children: ReactNode;
}

/**
 * Escape, or a click outside a dialog, calls `onClose`. A wall can only be closed by its own content, and hides the
 * page.
 */
type DialogProps = DialogLook & ({ isWall?: false; onClose: () => void } | { isWall: true; onClose?: never });

/**
 * A modal dialog, open as long as it is rendered; the browser traps the focus and restores it afterwards. It is
 * rendered outside the form that opens it, because a key pressed here would submit that form.
 */
export function Dialog({ title, isWall, onClose, width, closeLabel, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog becomes modal only through a call. Closing it before it is removed restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('h2[tabindex], [data-first]')?.focus();
    return () => element?.close();
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog natively
    <dialog
      ref={dialog}
      className={classNames(
        styles.dialog,
        width && styles[width],
        closeLabel && styles.side,
        isWall && styles.wall,
      )}
      aria-labelledby={id}
      // Otherwise a second Escape would close it, regardless of the handler of the first.
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
