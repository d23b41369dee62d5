import { type ApiToken, revokeOfAccount } from '@semestr/api/api-tokens';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

interface RevokeTokenProps {
  user: User;
  token: ApiToken;
  onDone: () => void;
  onClose: () => void;
}

/** Revokes a token after confirmation. */
export function RevokeToken({ user, token, onDone, onClose }: RevokeTokenProps) {
  const t = useTexts(userTexts);
  const call = useCall();
  const notify = useNotify();

  async function confirm(): Promise<void> {
    await call(revokeOfAccount, { params: { id: String(user.id), tokenId: String(token.id) } });
    notify(t('tokens.done'));
    onDone();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('tokens.question', { name: token.name })}
      confirm={t('tokens.revoke')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('tokens.hint')}
    </ConfirmDialog>
  );
}
