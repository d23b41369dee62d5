import { useTexts } from '@semestr/ui/language.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  downloadCSV,
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { Button } from '@semestr/ui/Button.tsx';
import { uiTexts } from '../texts.ts';
import { type Column, textOf } from './columns.ts';
import { csvOf } from './csv.ts';

/** The most rows that the server gives at once. */
const MAX_RANGE = 1000;

/** Saves every row that matches the conditions, in the order of the list, as a file for spreadsheets. */
export function ExportButton<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { filterValues: filter, sort, total = 0 } = useListContext<R>();
  const provider = useDataProvider();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);

  async function allRows(): Promise<R[]> {
    const rows: R[] = [];
    for (let page = 1; (page - 1) * MAX_RANGE < total; page += 1) {
      const pagination = { page, perPage: MAX_RANGE };
      rows.push(...(await provider.getList<R>(resource, { filter, sort, pagination })).data);
    }
    return rows;
  }

  async function save(): Promise<void> {
    setPending(true);
    try {
      const head = columns.map(({ source }) => translate(`resources.${resource}.fields.${source}`));
      const rows = (await allRows()).map((row) => columns.map((column) => textOf(column, row)));
      downloadCSV(csvOf([head, ...rows]), name);
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setPending(false);
  }

  return (
    <Button isPending={isPending} onClick={() => void save()}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {t('list.export')}
    </Button>
  );
}
