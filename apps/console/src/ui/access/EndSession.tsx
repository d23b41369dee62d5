import { sessions } from '@semestr/api/accounts';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useCall } from '../record/use-call.ts';
import { accessTexts } from './texts.ts';

interface EndSessionProps {
  session: { id: number; isCurrent: boolean };
  /** Name of the session's user. */
  name: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Ends a session after confirmation. */
export function EndSession({ session, name, onDone, onClose }: EndSessionProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const notify = useNotify();

  async function confirm(): Promise<void> {
    await call(sessions.end, { params: { id: String(session.id) } });
    notify(t('endSession.done'));
    onDone?.();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('endSession.title')}
      confirm={t('endSession.open')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {session.isCurrent ? t('endSession.own') : t('endSession.hint', { name })}
    </ConfirmDialog>
  );
}
