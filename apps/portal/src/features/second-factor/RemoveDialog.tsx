import { type Passkey, remove } from '@semestr/api/passkeys';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { passkeysOf } from './second-factor.ts';
import { secondFactorTexts } from './texts.ts';

interface RemoveDialogProps {
  passkey: Passkey;
  onClose: () => void;
  /** Called when the passkey's row has been removed, together with the button that opened the dialog. */
  onRemoved: () => void;
}

/** Confirmation before a passkey is removed. */
export function RemoveDialog({ passkey, onClose, onRemoved }: RemoveDialogProps) {
  const t = useTexts(secondFactorTexts);
  const act = useApiMutation(remove, {
    refetches: [passkeysOf(usePerson()).queryKey],
    done: () => {
      toast('success', t('passkeys.removed'));
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      title={t('passkeys.removeTitle', { name: passkey.name })}
      confirm={t('passkeys.remove')}
      cancel={t('passkeys.removeNo')}
      isDangerous
      isPending={act.isPending}
      failure={<MutationError act={act} />}
      onConfirm={() => void act.run({ params: { id: String(passkey.id) } })}
      onClose={onClose}
    >
      {t('passkeys.removeText')}
    </ConfirmDialog>
  );
}
