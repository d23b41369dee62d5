import type { FileContent } from '@semestr/api/endpoint';
import { ofOmissionRequest, upload } from '@semestr/api/papers';
import type { QueuedRequest } from '@semestr/api/requests';
import { buttonClass, IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Expand, FileText, RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Fault } from '../Fault.tsx';
import { useCall } from '../record/use-call.ts';
import styles from './paper.module.css';
import { deskTexts } from './texts.ts';

/** The document of a request: an image, a link to a PDF, or a note that there is none. */
export function Paper({
  request: {
    kind,
    id,
    asked: { paper },
  },
}: {
  request: QueuedRequest;
}) {
  const t = useTexts(deskTexts);
  const call = useCall();
  const {
    data: file,
    error,
    refetch,
  } = useQuery({
    queryKey: ['paper', kind, id, paper?.uploadId],
    queryFn: () =>
      paper?.uploadId == null
        ? call(ofOmissionRequest, { params: { id: String(id) } })
        : call(upload, { params: { id: String(paper.uploadId) } }),
    enabled: paper !== null,
    // A document never changes while it is displayed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={styles.paper} aria-label={t('paper')}>
      {paper === null && <p className={styles.missing}>{t('paperMissing')}</p>}
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {paper !== null && !file && !error && <p className={styles.missing}>{t('paperLoading')}</p>}
      {file && <Sheet file={file} />}
    </section>
  );
}

/** Returns a `ref` that sets an object URL of the file on an element while it is mounted. */
function useFile({ bytes, type }: FileContent, attribute: 'href' | 'src') {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(new Blob([bytes.slice()], { type }));
      element.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [bytes, type, attribute],
  );
}

function Sheet({ file }: { file: FileContent }) {
  const t = useTexts(deskTexts);
  const isPicture = file.type.startsWith('image/');
  const [turns, setTurns] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const picture = useFile(file, 'src');
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.name}>{file.name}</span>
        {isPicture && !isBroken && (
          <IconButton label={t('rotate')} onClick={() => setTurns((turns + 1) % 4)}>
            <RotateCw size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
        <OpenFile file={file} isPicture={isPicture} />
      </div>
      {isPicture && !isBroken && (
        <div className={styles.frame} data-turns={turns}>
          <img ref={picture} alt={file.name} className={styles.picture} onError={() => setBroken(true)} />
        </div>
      )}
      {isBroken && <p className={styles.missing}>{t('paperBroken')}</p>}
    </>
  );
}

function OpenFile({ file, isPicture }: { file: FileContent; isPicture: boolean }) {
  const t = useTexts(deskTexts);
  const show = useFile(file, 'href');
  const Icon = isPicture ? Expand : FileText;
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the ref sets its address
    <a ref={show} target="_blank" rel="noreferrer" className={buttonClass(isPicture ? 'text' : 'outlined')}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {isPicture ? <span className="visually-hidden">{t('openFile')}</span> : t('openPdf')}
    </a>
  );
}
