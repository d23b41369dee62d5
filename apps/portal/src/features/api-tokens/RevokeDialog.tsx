import { type ApiToken, revoke } from '@semestr/api/api-tokens';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { tokensOf } from './api-tokens.ts';
import { apiTokensTexts } from './texts.ts';

interface RevokeDialogProps {
  token: ApiToken;
  onClose: () => void;
  /** Called when the token's row has been removed, together with the button that opened the dialog. */
  onRevoked: () => void;
}

/** Confirmation before programs lose a token. */
export function RevokeDialog({ token, onClose, onRevoked }: RevokeDialogProps) {
  const t = useTexts(apiTokensTexts);
  const act = useApiMutation(revoke, {
    refetches: [tokensOf(usePerson()).queryKey],
    done: () => {
      toast('success', t('revoked'));
      onRevoked();
    },
  });
  return (
    <ConfirmDialog
      title={t('revokeTitle', { name: token.name })}
      confirm={t('revoke')}
      cancel={t('revokeNo')}
      isDangerous
      isPending={act.isPending}
      failure={<MutationError act={act} />}
      onConfirm={() => void act.run({ params: { id: String(token.id) } })}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  );
}
