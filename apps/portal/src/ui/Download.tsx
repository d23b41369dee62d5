import type { Endpoint, FileContent, FileReply, Request } from '@semestr/api/endpoint';
import { fileSize } from '@semestr/core/display';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useMutation } from '@tanstack/react-query';
import { Check, Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { client } from '../client.ts';
import { Failure } from './Failure.tsx';
import styles from './download.module.css';

interface DownloadProps<E extends Endpoint & { reply: FileReply }> {
  call: E;
  request: Request<E>;
  /** What comes, and as what: "Расписание, .xlsx". */
  children: string;
}

/** Hands a file to the browser, which saves it under the name that the server gave it. */
function save({ name, type, bytes }: FileContent): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A button that fetches a file: says how much has come, then the file's name, or why it did not come. */
export function Download<E extends Endpoint & { reply: FileReply }>(props: DownloadProps<E>) {
  const { call, request, children } = props;
  const language = useLanguage();
  const [received, setReceived] = useState<{ bytes: number; total: number | null }>();
  const { mutate, isPending, error, data } = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<string> => {
      const file = await client.call(call, request, {
        onBytes: (bytes, total) => setReceived({ bytes, total }),
      });
      save(file);
      return file.name;
    },
    onSettled: () => setReceived(undefined),
  });
  const progress = received && (
    <progress
      className={styles.progress}
      aria-label={children}
      max={received.total ?? undefined}
      value={received.total === null ? undefined : received.bytes}
    />
  );
  return (
    <div className={styles.download}>
      <Button isPending={isPending} onClick={() => mutate()}>
        <DownloadIcon size={16} strokeWidth={1.75} aria-hidden />
        {children}
      </Button>
      {progress}
      <span className={styles.state} role="status">
        {received && fileSize(received.bytes, language)}
        {data !== undefined && !isPending && (
          <>
            <Check size={16} strokeWidth={1.75} aria-hidden /> {data}
          </>
        )}
      </span>
      {error && <Failure error={error} onRetry={() => mutate()} />}
    </div>
  );
}
