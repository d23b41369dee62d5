import { type ReactNode, useState } from 'react';
import { Banner } from '@semestr/ui/Banner.tsx';
import { ConfirmDialog as Question } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { sentenceOf } from '../client.ts';
import { uiTexts } from './texts/index.ts';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** Consequences of confirming. */
  children?: ReactNode;
  /** Label of the confirm button, a verb. */
  confirm: string;
  /** Label of the cancel button; "Cancel" by default. */
  cancel?: string;
  isDangerous?: boolean;
  /** Performs the action and closes the dialog. When it rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Confirmation dialog for an action that cannot be undone. */
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
    }
    setPending(false);
  }

  return (
    <Question
      title={title}
      confirm={confirm}
      cancel={cancel ?? t('cancel')}
      isDangerous={isDangerous}
      isPending={isPending}
      failure={failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {children}
    </Question>
  );
}
