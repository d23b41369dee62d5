import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Fault } from '../Fault.tsx';
import { Page } from '../Page.tsx';
import { Desk } from './Desk.tsx';
import { DeskSearch, KindChips } from './DeskFilters.tsx';
import { deskTexts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { useQueue } from './use-queue.ts';

/** Students' requests of all types, oldest first, with the open request and its decision beside the queue. */
export default function DeskPage() {
  const t = useTexts(deskTexts);
  const number = new Intl.NumberFormat(useLanguage());
  const address = useAddress();
  const { conditions, filter, page, perPage } = address;
  const { data, error, refetch } = useQueue(filter, [(page - 1) * perPage, page * perPage - 1]);
  const sum = (of: 'count' | 'overdue'): number => data?.counts.reduce((all, one) => all + one[of], 0) ?? 0;
  const countText = (key: 'waiting' | 'late', count: number) =>
    t(key, { count, shown: number.format(count) });
  const counted =
    conditions.state === 'waiting'
      ? [
          countText('waiting', sum('count')),
          ...(sum('overdue') > 0 ? [countText('late', sum('overdue'))] : []),
        ].join(', ')
      : t('found', { total: number.format(data?.total ?? 0) });
  return (
    <Page
      title={t('title')}
      subtitle={<span role="status">{data && !error && counted}</span>}
      actions={<DeskSearch address={address} />}
      isFull
    >
      <KindChips address={address} counts={data?.counts ?? []} />
      {error ? (
        <Fault error={error} onRetry={() => void refetch()} onReset={address.reset} />
      ) : (
        // Remounts when the filters change, which discards the decisions and selections of the previous queue.
        <Desk key={`${JSON.stringify(filter)} ${page} ${perPage}`} address={address} queue={data} />
      )}
    </Page>
  );
}
