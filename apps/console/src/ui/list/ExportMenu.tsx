import { fetchPart } from '@semestr/ui/connection/fetch-part';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu, MenuItem } from '@semestr/ui/Menu.tsx';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  downloadCSV,
  HttpError,
  type RaRecord,
  useGetResourceLabel,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { uiTexts } from '../texts.ts';
import { useFieldName } from '../use-field-name.ts';
import { type Column, titleSourceOf } from './columns.ts';
import { csvOf } from './csv.ts';
import { useAllRows } from './use-all-rows.ts';

/** Saves all rows that match the filters, in the order of the list, as a spreadsheet file. */
export function ExportMenu<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const resource = useResourceContext() ?? '';
  const title = useGetResourceLabel()(resource, 2);
  const allRows = useAllRows(columns);
  const notify = useNotify();
  const [isPending, setPending] = useState(false);

  async function save(write: (rows: string[][]) => Promise<void> | void): Promise<void> {
    setPending(true);
    try {
      await write([columns.map((column) => nameOf(titleSourceOf(column))), ...(await allRows())]);
    } catch (error) {
      // A refusal of the server has its own message; any other error occurred while writing the file.
      const sentence = error instanceof HttpError ? sentenceOf(error) : t('list.exportFailed');
      notify(sentence, { type: 'error' });
    } finally {
      setPending(false);
    }
  }

  /** The code that writes workbooks is loaded on demand. */
  const asWorkbook = async (rows: string[][]): Promise<void> =>
    (await fetchPart(() => import('./workbook.ts'))).saveWorkbook(title, rows, columns);

  return (
    <Menu
      buttonClassName={buttonClass('outlined')}
      isBusy={isPending}
      button={
        <>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t(isPending ? 'list.exporting' : 'list.export')}
        </>
      }
    >
      {() => (
        <>
          <MenuItem onClick={() => void save(asWorkbook)}>{t('list.asWorkbook')}</MenuItem>
          <MenuItem onClick={() => void save((rows) => downloadCSV(csvOf(rows), title))}>
            {t('list.asCsv')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
