import { change, upload } from '@semestr/api/photos';
import type { ReactNode } from 'react';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { bytesOf } from './picture.ts';
import { cvOf, isStudent, ownPhotoOf } from './profile.ts';

interface PhotoSaving {
  /** Saves a JPEG data URL. */
  save: (url: string) => void;
  isPending: boolean;
  failure: ReactNode;
}

/** Uploads a photo: of a student as a file, of an employee through the call of the settings. */
export function useSavePhoto(done: () => void): PhotoSaving {
  const user = usePerson();
  const uploading = useApiMutation(upload, { refetches: [cvOf(user).queryKey], done });
  const changing = useApiMutation(change, { refetches: [ownPhotoOf(user).queryKey], done });
  return isStudent(user)
    ? {
        save: (url) => {
          const file = { name: 'photo.jpg', type: 'image/jpeg', bytes: bytesOf(url) };
          void uploading.run({ body: { file } });
        },
        isPending: uploading.isPending,
        failure: <MutationError act={uploading} />,
      }
    : {
        save: (url) => void changing.run({ body: { photoBase64String: url } }),
        isPending: changing.isPending,
        failure: <MutationError act={changing} />,
      };
}
