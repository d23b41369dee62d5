import { change } from '@semestr/api/photos';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { flushSync } from 'react-dom';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { cvOf, isStudent, ownPhotoOf } from './profile.ts';
import { profileTexts } from './texts.ts';

interface RemovePhotoProps {
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirmation before the photo is removed. */
export default function RemovePhoto({ onClose, onRemoved }: RemovePhotoProps) {
  const t = useTexts(profileTexts);
  const user = usePerson();
  const { queryKey } = isStudent(user) ? cvOf(user) : ownPhotoOf(user);
  const act = useApiMutation(change, {
    refetches: [queryKey],
    done: () => {
      toast('success', t('photo.removed'));
      // Nothing behind an open dialog can be focused.
      flushSync(onClose);
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      title={t('photo.removeTitle')}
      confirm={t('photo.remove')}
      cancel={t('photo.keep')}
      isDangerous
      isPending={act.isPending}
      failure={<MutationError act={act} />}
      onConfirm={() => void act.run({ body: { photoBase64String: null } })}
      onClose={onClose}
    >
      {t('photo.removeText')}
    </ConfirmDialog>
  );
}
