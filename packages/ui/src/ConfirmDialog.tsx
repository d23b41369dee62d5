import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** Consequences of confirming. */
  children?: ReactNode;
  /** Label of the confirm button, a verb. */
  confirm: string;
  cancel: string;
  isDangerous?: boolean;
  isPending: boolean;
  /** Error of the action: the dialog stays open for a retry. */
  failure?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Confirmation of an action that cannot be undone. Escape and a click outside the dialog cancel it. A dangerous action
 * does not get the initial focus, so that a second Enter does not perform it.
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
