import { change, upload } from '@semestr/api/photos';
import type { ReactNode } from 'react';
import { usePerson } from '../../shell/person.ts';
import { ActFailure } from '../../ui/ActFailure.tsx';
import { useAct } from '../../ui/useAct.ts';
import { bytesOf } from './picture.ts';
import { cvOf, isStudent, ownPhotoOf } from './profile.ts';

interface PhotoSaving {
  /** Takes a JPEG in a data URL. */
  save: (url: string) => void;
  isPending: boolean;
  failure: ReactNode;
}

/** Sends a photo: of a student as a file, of an employee by the call of the settings. */
export function useSavePhoto(done: () => void): PhotoSaving {
  const user = usePerson();
  const uploading = useAct(upload, { refetches: [cvOf(user).queryKey], done });
  const changing = useAct(change, { refetches: [ownPhotoOf(user).queryKey], done });
  return isStudent(user)
    ? {
        save: (url) => {
          const file = { name: 'photo.jpg', type: 'image/jpeg', bytes: bytesOf(url) };
          void uploading.run({ body: { file } });
        },
        isPending: uploading.isPending,
        failure: <ActFailure act={uploading} />,
      }
    : {
        save: (url) => void changing.run({ body: { photoBase64String: url } }),
        isPending: changing.isPending,
        failure: <ActFailure act={changing} />,
      };
}
