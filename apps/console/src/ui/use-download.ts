import type { Endpoint, FileContent, FileReply, Request } from '@semestr/api/endpoint';
import { saveBlob } from '@semestr/ui/save-blob';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';
import { useCall } from './record/use-call.ts';

/** A call that returns a file. */
export type FileCall = Endpoint & { reply: FileReply };

/** Saves a file under its name through the browser. */
export const save = ({ name, type, bytes }: FileContent): void =>
  saveBlob(name, new Blob([bytes.slice()], { type }));

/** Downloads and saves files, and reports failures. */
export function useDownload(): {
  isPending: boolean;
  download: <E extends FileCall>(call: E, request: Request<E>) => Promise<void>;
} {
  const ask = useCall();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);

  async function download<E extends FileCall>(call: E, request: Request<E>): Promise<void> {
    setPending(true);
    try {
      save(await ask<FileCall>(call, request));
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setPending(false);
  }

  return { isPending, download };
}
