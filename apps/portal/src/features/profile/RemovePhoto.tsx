import { change } from '@semestr/api/photos';
import { useTexts } from '@semestr/ui/language.tsx';
import { flushSync } from 'react-dom';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
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
  return (
    <ConfirmMutation
      call={change}
      request={{ body: { photoBase64String: null } }}
      refetches={[queryKey]}
      title={t('photo.removeTitle')}
      confirm={t('photo.remove')}
      cancel={t('photo.keep')}
      done={t('photo.removed')}
      onDone={() => {
        // Nothing behind an open dialog can be focused.
        flushSync(onClose);
        onRemoved();
      }}
      onClose={onClose}
    >
      {t('photo.removeText')}
    </ConfirmMutation>
  );
}
