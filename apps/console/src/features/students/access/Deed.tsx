import { endSessions, resetSecondFactor, unban } from '@semestr/api/accounts';
import type { Student } from '@semestr/api/students';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { studentTexts } from '../texts.ts';
import { useAccount } from './use-account.ts';

const calls = { unban, endSessions, resetSecondFactor };

/** What is done for an account with one press and a yes, in the order in which one tries it. */
export const deeds = ['unban', 'endSessions', 'resetSecondFactor'] as const satisfies (keyof typeof calls)[];

interface DeedProps {
  deed: (typeof deeds)[number];
  student: Student;
  onClose: () => void;
}

/** Says what follows, and does it after a yes. */
export function Deed({ deed, student, onClose }: DeedProps) {
  const t = useTexts(studentTexts);
  const call = useCall();
  const account = useAccount(student);
  const notify = useNotify();

  async function confirm(): Promise<void> {
    await call(calls[deed], { params: await account() });
    notify(t(`access.${deed}.done`));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t(`access.${deed}.title`)}
      confirm={t(`access.${deed}.confirm`)}
      isDangerous={deed === 'resetSecondFactor'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`access.${deed}.hint`)}
    </ConfirmDialog>
  );
}
