import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../Button.tsx';
import styles from './frame.module.css';

interface DrawerProps {
  /** Accessible label of the drawer. */
  label: string;
  open: string;
  close: string;
  children: ReactNode;
}

/**
 * Modal drawer with the navigation on a phone. A click on a link or outside closes it. It uses the page's colour
 * scheme, even if its button is in a dark bar.
 */
export function Drawer({ label, open, close, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton className={styles.opener} label={open} onClick={() => dialog.current?.showModal()}>
        <Menu size={20} strokeWidth={1.75} />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
          Escape closes a dialog natively; links inside work by keyboard too */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        data-scheme="page"
        aria-label={label}
        onClick={({ target, currentTarget }) => {
          const isOutside = target === currentTarget;
          const isDone = target instanceof Element && target.closest('a, [data-closes]') !== null;
          if (isOutside || isDone) currentTarget.close();
        }}
      >
        <IconButton className={styles.closer} label={close} data-closes>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
        {children}
      </dialog>
    </>
  );
}
