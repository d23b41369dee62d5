import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  /** A question. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The verb of the question. */
  confirm: string;
  cancel: string;
  isDangerous?: boolean;
  isPending: boolean;
  /** Why it failed, where it did: the dialog stays, so that one can try again. */
  failure?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. The focus is on the way out; Escape is one too. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirm,
    cancel,
    isDangerous = false,
    isPending,
    failure,
    onConfirm,
    onClose,
  } = props;
  const id = useId();
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>{children}</div>
      {failure}
      <div className={styles.buttons}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins where nothing can go wrong */}
        <Button autoFocus onClick={onClose}>
          {cancel}
        </Button>
        <Button look={isDangerous ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
