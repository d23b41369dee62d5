import type { FileContent } from '@semestr/api/endpoint';
import { ofOmissionRequest, upload } from '@semestr/api/papers';
import type { QueuedRequest } from '@semestr/api/requests';
import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Expand, FileText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Fault } from '../Fault.tsx';
import { useCall } from '../record/use-call.ts';
import { OpenFile, useFile } from './OpenFile.tsx';
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
        <OpenFile file={file} look={isPicture ? 'text' : 'outlined'}>
          {isPicture ? (
            <>
              <Expand size={16} strokeWidth={1.75} aria-hidden />
              <span className="visually-hidden">{t('openFile')}</span>
            </>
          ) : (
            <>
              <FileText size={16} strokeWidth={1.75} aria-hidden />
              {t('openPdf')}
            </>
          )}
        </OpenFile>
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
