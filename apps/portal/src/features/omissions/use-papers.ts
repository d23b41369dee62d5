import type { FileContent } from '@semestr/api/endpoint';
import { areOnePaper } from '@semestr/core/omissions';
import { useState } from 'react';
import { paperOf } from './papers.ts';

export interface ChosenPapers {
  files: readonly File[];
  choose: (files: readonly File[]) => void;
  /** What is sent of them. */
  contents: readonly FileContent[];
  /** All of them have been read, and they are one paper. */
  isReady: boolean;
  areMixed: boolean;
  /** One of them could not be read: a device takes files away that it holds elsewhere. */
  isUnreadable: boolean;
}

/** The files of a request, read as soon as they are chosen: at sending nothing has to be waited for. */
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
