import { sendPasswordLink } from '@semestr/api/accounts';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useCall } from '../record/use-call.ts';
import { accessTexts } from './texts.ts';
import { type Owner, useAccount } from './use-account.ts';

interface SendLinkProps {
  owner: Owner;
  onClose: () => void;
}

/** Sends a password link after a confirmation, without showing it. */
export function SendLink({ owner, onClose }: SendLinkProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const account = useAccount(owner);
  const notify = useNotify();

  async function confirm(): Promise<void> {
    const { email } = await call(sendPasswordLink, { params: { id: (await account()).id } });
    notify(t('send.done', { email }));
    onClose();
  }

  return (
    <ConfirmDialog title={t('send.title')} confirm={t('send.confirm')} onConfirm={confirm} onClose={onClose}>
      {t('send.hint', { proof: t(`link.proof.${owner.proof}`) })}
    </ConfirmDialog>
  );
}
