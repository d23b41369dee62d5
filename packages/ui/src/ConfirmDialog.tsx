import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  /** A question. */
  title: string;
  /** What follows from a yes. */
  children?: ReactNode;
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

/**
 * Asks before an action that cannot be taken back. Escape and a press beside the dialog cancel it; a dangerous action does not
 * get the first focus, so that a second Enter does not perform it.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog title={props.title} onClose={props.onClose}>
    {props.children && <div className={styles.hint}>{props.children}</div>}
    {props.failure}
    <div className={styles.actions}>
      <Button
        look={props.isDangerous ? 'danger' : 'primary'}
        isPending={props.isPending}
        onClick={props.onConfirm}
      >
        {props.confirm}
      </Button>
      <Button data-first={props.isDangerous || undefined} onClick={props.onClose}>
        {props.cancel}
      </Button>
    </div>
  </Dialog>
);
