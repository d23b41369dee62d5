import type { FileContent } from '@semestr/api/endpoint';
import { areOnePaper } from '@semestr/core/papers';
import { useState } from 'react';
import { paperOf } from './content.ts';

export interface ChosenPapers {
  files: readonly File[];
  choose: (files: readonly File[]) => void;
  /** The files, prepared for sending. */
  contents: readonly FileContent[];
  /** Whether all files have been read and form one document. */
  isReady: boolean;
  areMixed: boolean;
  /** Whether a file could not be read, because devices may remove files that are stored elsewhere. */
  isUnreadable: boolean;
}

/** Files of a request. They are read as soon as they are selected, so that submitting does not have to wait. */
export function usePapers(): ChosenPapers {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ReadonlyMap<File, FileContent | null>>(new Map());
  const areMixed = !areOnePaper(files.map(({ type }) => type));
  const contents = files.flatMap((file) => read.get(file) ?? []);
  return {
    files,
    choose: (chosen) => {
      setFiles(chosen);
      for (const file of chosen.filter((one) => !read.has(one)))
        void paperOf(file)
          .catch(() => null)
          .then((paper) => setRead((before) => new Map(before).set(file, paper)));
    },
    contents,
    isReady: files.length > 0 && contents.length === files.length && !areMixed,
    areMixed,
    isUnreadable: files.some((file) => read.get(file) === null),
  };
}
