import { lazyPart } from '@semestr/ui/connection/fetch-part';
import type { Cv } from '@semestr/api/cv';
import { MAX_PICTURE_BYTES } from '@semestr/core/crop';
import { Button } from '@semestr/ui/Button.tsx';
import { FieldError } from '@semestr/ui/fields/FieldFrame.tsx';
import { chooseFiles, type FileLimits, type RefusedFile } from '@semestr/ui/fields/files';
import { fieldTexts } from '@semestr/ui/fields/texts';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { Photo } from '../../ui/Photo.tsx';
import { closePicture, openPicture } from './picture.ts';
import { isStudent, ownPhotoOf } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'));
const RemovePhoto = lazyPart(() => import('./RemovePhoto.tsx'));

const limits: FileLimits = {
  kinds: { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' },
  maxBytes: MAX_PICTURE_BYTES,
  maxFiles: 1,
};

/** Returns a function that explains why a file was rejected. */
function useRejectionText() {
  const t = useTexts(fieldTexts);
  return ({ name, size, why }: RefusedFile): string =>
    why === 'size'
      ? t('fileTooLarge', { name, size })
      : t('fileOfOtherKind', { name, kinds: Object.values(limits.kinds).join(', ') });
}

/** Returns the user's photo, even if it is hidden from others; null when there is none. */
function useOwnPhoto(cv: Cv | null): string | null {
  const user = usePerson();
  const { data } = useQuery({ ...ownPhotoOf(user), enabled: !isStudent(user) });
  if (cv) return cv.photoUrl;
  if (!data) return user.photoUrl;
  return data.photoBase64String && `data:image/jpeg;base64,${data.photoBase64String}`;
}

/** The photo, with buttons to select and crop an image and to remove it; hidden during impersonation. */
export function OwnPhoto({ cv }: { cv: Cv | null }) {
  const t = useTexts(profileTexts);
  const whyNot = useRejectionText();
  const { fio, impersonatedBy } = usePerson();
  const id = useId();
  const link = useOwnPhoto(cv);
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<string>();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  async function choose(files: readonly File[]): Promise<void> {
    const { files: fitting, refused } = chooseFiles([], files, limits);
    const [file] = fitting;
    setFault(refused && whyNot(refused));
    if (!file) return;
    try {
      setPicture(await openPicture(file));
    } catch {
      setFault(t('photo.unreadable'));
    }
  }

  const photo = <Photo isPrivate name={fio} link={link} />;
  if (impersonatedBy) return <div className={styles.photo}>{photo}</div>;
  return (
    <div className={styles.photo}>
      {photo}
      <Button
        ref={opener}
        look="text"
        aria-describedby={fault === undefined ? id : `${id} ${id}-fault`}
        onClick={() => picker.current?.click()}
      >
        {t(link === null ? 'photo.choose' : 'photo.replace')}
      </Button>
      <span id={id}>
        <Caption>{t('photo.limits', { size: MAX_PICTURE_BYTES })}</Caption>
      </span>
      <FieldError id={`${id}-fault`} error={fault} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={Object.keys(limits.kinds).join(',')}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          // Resets the input, so that the same file can be selected again.
          target.value = '';
        }}
      />
      {link !== null && (
        <Button look="text" onClick={() => setRemoving(true)}>
          {t('photo.remove')}
          <span className="visually-hidden"> {t('photo.removeWhat')}</span>
        </Button>
      )}
      <Suspense>
        {picture && (
          <CropDialog
            picture={picture}
            onClose={() => {
              closePicture(picture);
              setPicture(null);
            }}
          />
        )}
        {isRemoving && (
          <RemovePhoto
            onClose={() => setRemoving(false)}
            onRemoved={() => {
              setRemoving(false);
              // Moves the focus, because the button that opened the dialog has been removed.
              opener.current?.focus();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
