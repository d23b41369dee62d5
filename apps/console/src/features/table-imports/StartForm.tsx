import { XLSX } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/table-imports';
import { type TableImportKind, tableImportKinds } from '@semestr/core/table-imports';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { FileField } from '@semestr/ui/fields/FileField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';
import { useFileFault } from './use-file-fault.ts';

const isKind = (text: string | null): text is TableImportKind =>
  tableImportKinds.some((kind) => kind === text);

/** MIME types that operating systems report for spreadsheets and CSV files. */
const limits = {
  kinds: { [XLSX]: 'XLSX', 'text/csv': 'CSV', 'application/vnd.ms-excel': 'CSV', 'text/plain': 'CSV' },
  maxBytes: calls.tableLimits.bytes,
  maxFiles: 1,
} as const;

/** The first step: the record type, its template, and the file. */
export function StartForm() {
  const t = useTexts(tableImportTexts);
  const call = useCall();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const faultOf = useFileFault();
  const kindParam = search.get('kind');
  const kind = isKind(kindParam) ? kindParam : null;
  const [file] = files;
  const wanting = kind === null ? t('start.wantsKind') : file ? null : t('start.wantsFile');

  async function send(): Promise<void> {
    if (kind === null || !file) return;
    setPending(true);
    setFailure(null);
    try {
      const content = { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
      const { id } = await call(calls.send, { body: { kind, file: content } });
      await client.invalidateQueries({ queryKey: ['table-imports'] });
      void navigate(`/table-imports/${id}`);
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  }

  return (
    <Section title={t('start.title')} className={styles.start}>
      <div className={styles.kind}>
        <SelectField
          label={t('start.kind')}
          placeholder={t('start.kindPlaceholder')}
          options={tableImportKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind ?? ''}
          onChange={({ target }) =>
            setSearch(target.value === '' ? {} : { kind: target.value }, { replace: true })
          }
        />
        {kind && (
          <DownloadButton call={calls.template} request={{ params: { kind } }}>
            {t('start.template')}
          </DownloadButton>
        )}
      </div>
      <FileField
        label={t('start.file')}
        hint={t('start.limits')}
        limits={limits}
        value={files}
        onChange={(chosen) => {
          setFailure(null);
          setFiles(chosen);
        }}
      />
      {failure !== null && <Banner kind="error">{faultOf(failure)}</Banner>}
      <div className={styles.act}>
        <Button look="primary" disabled={wanting !== null} isPending={isPending} onClick={() => void send()}>
          {t('start.send')}
        </Button>
        {wanting && <span className={styles.why}>{wanting}</span>}
      </div>
    </Section>
  );
}
