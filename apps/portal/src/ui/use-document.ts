import { MAX_DOCUMENT_BYTES } from '@semestr/api/data-url';
import { useState } from 'react';

/** Allowed types and size of a document. */
export const documentLimits = {
  kinds: { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' },
  maxBytes: MAX_DOCUMENT_BYTES,
  maxFiles: 1,
};

export interface ChosenDocument {
  files: readonly File[];
  choose: (files: readonly File[]) => void;
  /** The file as a data URL; null while there is none. */
  url: string | null;
  /** Whether no file is being read. */
  isReady: boolean;
  /** Whether the file could not be read, because devices may remove files that are stored elsewhere. */
  isUnreadable: boolean;
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error(file.name)),
    );
    reader.readAsDataURL(file);
  });

/** A file attached to a request. It is read as soon as it is selected, so that submitting does not have to wait. */
export function useDocument(): ChosenDocument {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<{ file: File; url: string | null } | null>(null);
  const [file] = files;
  const isRead = read !== null && read.file === file;
  return {
    files,
    choose: (chosen) => {
      setFiles(chosen);
      const [one] = chosen;
      if (one)
        void dataUrlOf(one)
          .catch(() => null)
          .then((url) => setRead({ file: one, url }));
    },
    url: isRead ? read.url : null,
    isReady: file === undefined || (isRead && read.url !== null),
    isUnreadable: isRead && read.url === null,
  };
}
