import { SHOWN_REQUESTS } from '@semestr/core/requests/lifecycle';
import { DataTable } from '@semestr/ui/DataTable.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ComponentProps } from 'react';
import { pageTexts } from '../page/texts.ts';

type RequestTableProps<R> = Pick<
  ComponentProps<typeof DataTable<R>>,
  'caption' | 'columns' | 'rows' | 'keyOf' | 'isMarked' | 'empty' | 'failure'
>;

/** A student's requests as a table that initially shows the first rows. Rejected requests are marked. */
export function RequestTable<R extends { state: string | null }>(props: RequestTableProps<R>) {
  const t = useTexts(pageTexts);
  return (
    <DataTable
      isCaptionHidden
      isPrivate
      pageSize={SHOWN_REQUESTS}
      moreLabel={(left) => t('more', { left })}
      isMarked={({ state }) => state === 'rejected'}
      {...props}
    />
  );
}
