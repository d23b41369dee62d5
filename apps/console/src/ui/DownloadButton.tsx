import type { Endpoint, FileContent, FileReply, Request } from '@semestr/api/endpoint';
import { Button } from '@semestr/ui/Button.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';
import { useCall } from './record/use-call.ts';

interface DownloadButtonProps<E extends Endpoint & { reply: FileReply }> {
  call: E;
  request: Request<E>;
  children: string;
}

/** Hands a file to the browser, which saves it under its name. */
function save({ name, type, bytes }: FileContent): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A button that fetches a file and saves it, or says why it did not come. */
export function DownloadButton<E extends Endpoint & { reply: FileReply }>(props: DownloadButtonProps<E>) {
  const { call, request, children } = props;
  const ask = useCall();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);

  async function fetchFile(): Promise<void> {
    setPending(true);
    try {
      save(await ask<Endpoint & { reply: FileReply }>(call, request));
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setPending(false);
  }

  return (
    <Button isPending={isPending} onClick={() => void fetchFile()}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
}
