import type { Request } from '@semestr/api/endpoint';
import { Button } from '@semestr/ui/Button.tsx';
import { Download } from 'lucide-react';
import { type FileCall, useDownload } from './use-download.ts';

interface DownloadButtonProps<E extends FileCall> {
  call: E;
  request: Request<E>;
  children: string;
}

/** Button that downloads a file, with its pending state. */
export function DownloadButton<E extends FileCall>({ call, request, children }: DownloadButtonProps<E>) {
  const { isPending, download } = useDownload();
  return (
    <Button isPending={isPending} onClick={() => void download(call, request)}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
}
