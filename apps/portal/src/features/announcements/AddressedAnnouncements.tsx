import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Megaphone } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { AnnouncementDays } from './AnnouncementDays.tsx';
import { announcementsFor, isFrom, sources } from './announcements.ts';
import styles from './announcements.module.css';
import { useNew } from './seen.ts';
import { announcementTexts } from './texts.ts';

/**
 * Announcements for a student: from their educators, from their department, and to their group. `?of=group` only shows
 * those to the group.
 */
export function AddressedAnnouncements() {
  const t = useTexts(announcementTexts);
  const user = usePerson();
  const [search, setSearch] = useSearchParams();
  const { data, failure } = useSectionQuery(announcementsFor(user));
  const all = data === undefined ? undefined : (data ?? []);
  const fresh = useNew(
    user,
    all?.map(({ id }) => id),
  );
  const selectedSource = sources.find((source) => source === search.get('of')) ?? null;
  if (failure) return failure;
  if (!all) return null;
  if (all.length === 0) return <Empty icon={Megaphone} title={t('none')} hint={t('noneHint')} />;
  const counted = sources.map((source) => ({
    source,
    count: all.filter((one) => isFrom(one, source)).length,
  }));
  const visible = selectedSource === null ? all : all.filter((one) => isFrom(one, selectedSource));
  return (
    <div className={styles.page}>
      <Choices label={t('filter')} className={styles.sources}>
        <Choice
          isChosen={selectedSource === null}
          onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}
        >
          {t('all')} <span className={styles.count}>{all.length}</span>
        </Choice>
        {counted.map(({ source, count }) => (
          <Choice
            key={source}
            isChosen={selectedSource === source}
            onClick={() => setSearch({ of: source }, { replace: true, preventScrollReset: true })}
          >
            {t(`sources.${source}`)} <span className={styles.count}>{count}</span>
          </Choice>
        ))}
      </Choices>
      {fresh.size > 0 && (
        <p className={styles.fresh}>
          <Caption>{t('fresh', { count: fresh.size })}</Caption>
        </p>
      )}
      {visible.length === 0 ? (
        <Empty icon={Megaphone} title={t('noneSuch')} hint={t('noneSuchHint')} />
      ) : (
        <AnnouncementDays announcements={visible} naming="both" heading="h2" fresh={fresh} />
      )}
    </div>
  );
}
