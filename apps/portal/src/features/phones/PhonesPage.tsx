import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { copyTexts } from '@semestr/ui/copy/texts';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Corrected } from '../../ui/search/Corrected.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { searchTexts } from '../../ui/search/texts.ts';
import { searchIn, useSearchText } from '../../ui/search/search-text.ts';
import { type Found, marksOf, roomsFor } from './phones.ts';
import styles from './phones.module.css';
import { RoomTable } from './RoomTable.tsx';
import { phonesTexts } from './texts.ts';
import { useRooms } from './use-rooms.tsx';
import { phonesScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [phonesTexts, searchTexts, copyTexts];

export const load = ({ queries, search }: LoadContext) =>
  queries.ensureInfiniteQueryData(roomsFor(searchIn(search)));

/** Empty state: no results, or no data at all. */
function Nothing({ searched }: { searched: string }) {
  const t = useTexts(phonesTexts);
  const search = useTexts(searchTexts);
  if (searched === '') return <Empty icon={SearchX} title={t('none')} hint={t('noneHint')} />;
  return (
    <Empty
      icon={SearchX}
      title={search('nothing', { text: searched })}
      hint={t('nothingHint')}
      action={
        <Link to={to(phonesScreen)} replace className={buttonClass('primary')}>
          {t('showAll')}
        </Link>
      }
    />
  );
}

/** "Найдено: 11": the heading of the rows. */
function Count({ found }: { found: Found | undefined }) {
  const t = useTexts(phonesTexts);
  if (!found) return t('coming');
  return t(found.searched === '' ? 'all' : 'found', { total: found.total });
}

/** Number of rows shown, out of the total. */
function RowCount({ count, total }: { count: number; total: number }) {
  const t = useTexts(phonesTexts);
  if (total < 2) return null;
  return <Caption>{count < total ? t('shown', { count }) : t('allShown')}</Caption>;
}

/** Phone directory of the university's rooms, which can be searched by any detail. */
export default function PhonesPage() {
  const t = useTexts(phonesTexts);
  const typed = useSearchText();
  const [query] = useSearchParams();
  const { found, isBusy, failure, moreFailure, more } = useRooms(searchIn(query));
  const count = found?.rooms.length ?? 0;
  // The first row of a newly loaded page is focused.
  const [lastRequest, setLastRequest] = useState<{ searched: string; from: number } | null>(null);
  return (
    <>
      <SearchField typed={typed} label={t('search')} className={styles.search} />
      <div role="status">
        {found && found.searched !== found.typed && (
          <Corrected typed={found.typed} searched={found.searched} />
        )}
      </div>
      <Section
        title={<Count found={found} />}
        note={found && <RowCount count={count} total={found.total} />}
        isAnnounced
        className={styles.found}
      >
        {failure}
        {found && count === 0 ? (
          <Nothing searched={found.searched} />
        ) : (
          <RoomTable
            rooms={found?.rooms}
            marks={marksOf(found?.searched ?? '')}
            isBusy={isBusy}
            firstNew={lastRequest && lastRequest.searched === found?.searched ? lastRequest.from : null}
          />
        )}
        {moreFailure}
        {found && more && !moreFailure && (
          <Button
            isPending={isBusy}
            className={styles.more}
            onClick={() => {
              setLastRequest({ searched: found.searched, from: count });
              more();
            }}
          >
            {t('more')}
          </Button>
        )}
      </Section>
    </>
  );
}
