import { endSessions, resetSecondFactor, unban } from '@semestr/api/accounts';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useCall } from '../record/use-call.ts';
import { accessTexts } from './texts.ts';
import { type Owner, useAccount } from './use-account.ts';

const calls = { unban, endSessions, resetSecondFactor };

/** Actions on an account that only need a confirmation, in the order in which they are usually tried. */
export const accessActions = [
  'unban',
  'endSessions',
  'resetSecondFactor',
] as const satisfies (keyof typeof calls)[];

interface AccessActionProps {
  action: (typeof accessActions)[number];
  owner: Owner;
  onClose: () => void;
}

/** Explains the consequences of an action, and performs it after a confirmation. */
export function AccessAction({ action, owner, onClose }: AccessActionProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const account = useAccount(owner);
  const notify = useNotify();

  async function confirm(): Promise<void> {
    await call(calls[action], { params: await account() });
    notify(t(`${action}.done`));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t(`${action}.title`)}
      confirm={t(`${action}.confirm`)}
      isDangerous={action === 'resetSecondFactor'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`${action}.hint`)}
    </ConfirmDialog>
  );
}
