import type { Endpoint, FileReply, Request } from '@semestr/api/endpoint';
import { fileSize } from '@semestr/core/display';
import { Button, type ButtonLook } from '@semestr/ui/Button.tsx';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useMutation } from '@tanstack/react-query';
import { Check, Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { client } from '../client/client.ts';
import { Failure } from './Failure.tsx';
import { save } from './save.ts';
import styles from './download.module.css';

interface DownloadProps<E extends Endpoint & { reply: FileReply }> {
  call: E;
  request: Request<E>;
  /** Name and type of the file: "Расписание, .xlsx". */
  children: string;
  look?: ButtonLook;
  /** Called when the file is saved, for screens with a message from the specification. */
  onSaved?: () => void;
}

/** Button that downloads a file, and shows the progress, then the file's name or an error message. */
export function Download<E extends Endpoint & { reply: FileReply }>(props: DownloadProps<E>) {
  const { call, request, children, look, onSaved } = props;
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
    onSuccess: () => onSaved?.(),
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
      <Button {...(look && { look })} isPending={isPending} onClick={() => mutate()}>
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
