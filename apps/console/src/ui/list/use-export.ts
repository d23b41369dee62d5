import { tableColumnTexts } from '@semestr/core/table-exports/texts';
import { loadTexts, translator } from '@semestr/core/texts';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { saveBlob } from '@semestr/ui/save-blob';
import { useEffect, useRef, useState } from 'react';
import {
  HttpError,
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { createCsv } from '../export/csv.ts';
import { type FileColumn, type FormatName, formats, type TableFile } from '../export/table-file.ts';
import { useNames } from '../record/use-record-name.ts';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import type { Column } from './columns.ts';
import { exportRows } from './export-rows.ts';
import { fileColumns } from './file-columns.ts';

/** Number of rows in the file so far, and of all rows. */
export interface ExportProgress {
  done: number;
  total: number;
}

/** Exports all rows that match the list's filters, in the order of the list. Runs one export at a time. */
export function useExport<R extends RaRecord>(columns: readonly Column<R>[]) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const provider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const title = useGetResourceLabel()(resource, 2);
  const titleOf = useFieldName();
  const namesOf = useNames();
  const notify = useNotify();
  const { filterValues: filter, sort, total = 0 } = useListContext<R>();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  // Cancels the export, because its progress and its cancel button are no longer visible.
  useEffect(() => () => running.current?.abort(), []);

  async function createFile(format: FormatName, head: readonly FileColumn[]): Promise<TableFile> {
    if (format === 'csv') return createCsv(head, language);
    return (await fetchPart(() => import('../export/workbook.ts'))).createWorkbook(head, title);
  }

  async function write(format: FormatName, signal: AbortSignal): Promise<void> {
    const nameOf = (to: string, record: unknown): string =>
      // Found by its id among the records of this type.
      namesOf(to, record as RaRecord);
    await fetchPart(() => loadTexts(language, [tableColumnTexts]));
    const head = fileColumns(resource, columns, {
      titleOf,
      nameOf,
      t: translator(tableColumnTexts, language),
    });
    const file = await createFile(format, head);
    for await (const { rows, ...part } of exportRows(provider, { resource, filter, sort }, head, signal)) {
      file.add(rows);
      setProgress(part);
    }
    const { extension, type } = formats[format];
    saveBlob(`${title}.${extension}`, new Blob([...file.end()], { type }));
  }

  async function start(format: FormatName): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total });
    try {
      await write(format, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      // A refusal of the server has a message; any other error occurred while writing the file.
      notify(error instanceof HttpError ? sentenceOf(error) : t('list.exportFailed'), { type: 'error' });
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, start, cancel: (): void => running.current?.abort() };
}
