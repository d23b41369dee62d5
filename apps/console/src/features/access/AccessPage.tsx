import { find } from '@semestr/api/access';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { SearchX, UserRoundSearch } from 'lucide-react';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './access.module.css';
import { Hits } from './Hits.tsx';
import { Person } from './Person.tsx';
import { SearchField } from './SearchField.tsx';
import { accessScreenTexts } from './texts/index.ts';
import { useAddress } from './use-address.ts';

/** Shows why a user cannot sign in: the account, the cause, the remedy, and the events. */
export default function AccessPage() {
  const t = useTexts(accessScreenTexts);
  const language = useLanguage();
  const call = useCall();
  const { words, chosen, find: search, pathOf } = useAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ['access', 'find', words],
    queryFn: () => call(find, { query: { q: words } }),
    enabled: words !== '',
    // Keeps the previous results while the next ones load.
    placeholderData: (found) => found,
  });
  const found = words === '' ? undefined : data;
  const [only, ...others] = found?.people ?? [];
  const opened = chosen ?? (others.length === 0 ? only : undefined);

  return (
    <Page title={t('title')} subtitle={t('hint')}>
      <search className={styles.search}>
        <SearchField words={words} onFind={search} />
        <p role="status">{found && !error && countOf(found)}</p>
      </search>
      {error && words !== '' && <Fault error={error} onRetry={() => void refetch()} />}
      {found && !error && found.people.length > 0 && (
        <Hits people={found.people} words={words} opened={opened} pathOf={pathOf} />
      )}
      {opened ? (
        <Person key={`${opened.kind}/${opened.id}`} who={opened} />
      ) : (
        <>
          {words === '' && <Empty icon={UserRoundSearch} title={t('begin')} hint={t('beginHint')} />}
          {found?.total === 0 && !error && (
            <Empty icon={SearchX} title={t('noneFound')} hint={t('noneFoundHint')} />
          )}
        </>
      )}
    </Page>
  );

  function countOf({ people, total }: NonNullable<typeof data>): string {
    const written = new Intl.NumberFormat(language).format(total);
    return people.length < total
      ? t('foundMore', { total: written, shown: people.length })
      : t('found', { total: written });
  }
}
