import { type Passkey, rename } from '@semestr/api/passkeys';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { NameForm } from './NameForm.tsx';
import { passkeysOf } from './second-factor.ts';
import { secondFactorTexts } from './texts.ts';

/** Renames a passkey. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts(secondFactorTexts);
  const act = useApiMutation(rename, {
    refetches: [passkeysOf(usePerson()).queryKey],
    done: () => {
      toast('success', t('passkeys.renamed'));
      onClose();
    },
  });
  return (
    <Dialog title={t('passkeys.rename')} onClose={onClose}>
      <NameForm
        name={passkey.name}
        act={act}
        request={(name) => ({ params: { id: String(passkey.id) }, body: { name } })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
