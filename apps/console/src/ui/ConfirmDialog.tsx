import { type ReactNode, useState } from 'react';
import { useTexts } from '@semestr/ui/language.tsx';
import { sentenceOf } from '../client.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './dialog.module.css';
import { uiTexts } from './texts.ts';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children?: ReactNode;
  /** The verb. */
  confirm: string;
  /** The other verb; to cancel unless said. */
  cancel?: string;
  isDangerous?: boolean;
  /** Rejects with what stands in the way: the dialog stays and says it. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, isDangerous = false, onConfirm, onClose } = props;
  const t = useTexts(uiTexts);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function act(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {children && <div className={styles.hint}>{children}</div>}
      {failure !== null && <Alert>{sentenceOf(failure)}</Alert>}
      <div className={styles.actions}>
        <Button look={isDangerous ? 'danger' : 'primary'} isPending={isPending} onClick={() => void act()}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{cancel ?? t('cancel')}</Button>
      </div>
    </Dialog>
  );
}
