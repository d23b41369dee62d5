import { start } from '@semestr/api/impersonation';
import { useTexts } from '@semestr/ui/language.tsx';
import { leaveFor, portal } from '../../session/portal.ts';
import { session } from '../../session/session.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useCall } from '../record/use-call.ts';
import { accessTexts } from './texts.ts';

/** The student to impersonate. */
export interface ImpersonatedStudent {
  cardNumber: string;
  name: string;
}

interface ActAsStudentProps {
  student: ImpersonatedStudent;
  onClose: () => void;
}

/**
 * Prompts for a reason and opens the portal as the student in this tab. Ending the impersonation returns here.
 */
export function ActAsStudent({ student: { cardNumber, name }, onClose }: ActAsStudentProps) {
  const t = useTexts(accessTexts);
  const call = useCall();

  async function act(reason: string): Promise<void> {
    session.startImpersonation(await call(start, { body: { studentCardNumber: cardNumber, reason } }));
    await leaveFor(portal.profile);
  }

  return (
    <ReasonDialog
      title={t('actAs.title', { name })}
      confirm={t('actAs.confirm')}
      reasonHint={t('actAs.reasonHint')}
      onConfirm={act}
      onClose={onClose}
    >
      {t('actAs.hint')}
    </ReasonDialog>
  );
}
