import { endSessions, resetSecondFactor, unban } from '@semestr/api/accounts';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useCall } from '../record/use-call.ts';
import { accessTexts } from './texts.ts';
import { type Owner, useAccount } from './use-account.ts';

const calls = { unban, endSessions, resetSecondFactor };

/** What is done for an account with one press and a yes, in the order in which one tries it. */
export const deeds = ['unban', 'endSessions', 'resetSecondFactor'] as const satisfies (keyof typeof calls)[];

interface DeedProps {
  deed: (typeof deeds)[number];
  owner: Owner;
  onClose: () => void;
}

/** Says what follows, and does it after a yes. */
export function Deed({ deed, owner, onClose }: DeedProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const account = useAccount(owner);
  const notify = useNotify();

  async function confirm(): Promise<void> {
    await call(calls[deed], { params: await account() });
    notify(t(`${deed}.done`));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t(`${deed}.title`)}
      confirm={t(`${deed}.confirm`)}
      isDangerous={deed === 'resetSecondFactor'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`${deed}.hint`)}
    </ConfirmDialog>
  );
}
