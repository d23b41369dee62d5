import { type Passkey, remove } from '@semestr/api/passkeys';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../shell/person.ts';
import { ActFailure } from '../../ui/ActFailure.tsx';
import { useAct } from '../../ui/useAct.ts';
import { passkeysOf } from './second-factor.ts';
import { secondFactorTexts } from './texts.ts';

interface RemoveDialogProps {
  passkey: Passkey;
  onClose: () => void;
  /** Its row has gone, and the button that asked with it. */
  onRemoved: () => void;
}

/** Asks before a passkey signs nobody in any more. */
export function RemoveDialog({ passkey, onClose, onRemoved }: RemoveDialogProps) {
  const t = useTexts(secondFactorTexts);
  const act = useAct(remove, {
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
      failure={<ActFailure act={act} />}
      onConfirm={() => void act.run({ params: { id: String(passkey.id) } })}
      onClose={onClose}
    >
      {t('passkeys.removeText')}
    </ConfirmDialog>
  );
}
