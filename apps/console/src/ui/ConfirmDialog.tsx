import { type ReactNode, useState } from 'react';
import { Banner } from '@semestr/ui/Banner.tsx';
import { ConfirmDialog as Question } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { sentenceOf } from '../client.ts';
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
  /** Rejects with what stands in the way: the dialog stays and says it. It closes the dialog itself. */
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
