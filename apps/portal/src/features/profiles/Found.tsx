import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { type Conditions, type ConditionsInAddress, isNarrowed } from './conditions.ts';
import { ProfileRow } from './ProfileRow.tsx';
import { foundOf } from './profiles.ts';
import styles from './profiles.module.css';
import { profilesTexts } from './texts.ts';
import { profilesScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

const focus = (row: HTMLLIElement | null): void => row?.focus();

interface PageProps {
  conditions: Conditions;
  page: number;
  /** Whether the user requested this page, so that its first row is focused. */
  isAskedFor: boolean;
}

/** Rows of one page, which loads independently. */
function Page({ conditions, page, isAskedFor }: PageProps) {
  const t = useTexts(profilesTexts);
  const { data, failure } = useSectionQuery(foundOf(conditions, page));
  if (failure) return <li className={styles.notice}>{failure}</li>;
  if (!data)
    return (
      <li className={styles.notice} role="status">
        {t('searching')}
      </li>
    );
  return data.cvs.map((cv, index) => (
    <ProfileRow
      key={cv.id}
      cv={cv}
      conditions={conditions}
      ref={isAskedFor && index === 0 ? focus : undefined}
    />
  ));
}

/** Results page by page, an empty state, or an error message. */
export function Found({ conditions, linkTo }: Pick<ConditionsInAddress, 'conditions' | 'linkTo'>) {
  const t = useTexts(profilesTexts);
  const [requestedPage, setRequestedPage] = useState<number | null>(null);
  // Keeps the list while another one is loading.
  const { data, failure } = useSectionQuery({ ...foundOf(conditions, 1), placeholderData: keepPreviousData });
  if (failure) return <Section title={t('title')}>{failure}</Section>;
  if (!data)
    return (
      <Section title={t('title')}>
        <p role="status" className={styles.notice}>
          {t('searching')}
        </p>
      </Section>
    );
  const { totalItems: total, totalPages, pageSize } = data;
  const pages = Math.min(conditions.pages, totalPages);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  return (
    <Section
      title={<span role="status">{total > 0 ? t('found', { count: total }) : t('title')}</span>}
      note={
        totalPages > pages && (
          <Caption>{t('shown', { shown: Math.min(total, pages * pageSize), total })}</Caption>
        )
      }
    >
      {total === 0 && (
        <Empty
          icon={UserSearch}
          title={t(isNarrowed(conditions) ? 'none' : 'noneYet')}
          hint={t(isNarrowed(conditions) ? 'noneHint' : 'noneYetHint')}
          action={
            isNarrowed(conditions) && (
              <Link to={to(profilesScreen)} replace className={buttonClass('primary')}>
                {t('reset')}
              </Link>
            )
          }
        />
      )}
      {total > 0 && (
        <ul className={styles.profiles}>
          {data.cvs.map((cv) => (
            <ProfileRow key={cv.id} cv={cv} conditions={conditions} />
          ))}
          {others.map((page) => (
            <Page key={page} conditions={conditions} page={page} isAskedFor={requestedPage === page} />
          ))}
        </ul>
      )}
      {totalPages > pages && (
        <Link
          to={linkTo({ pages: pages + 1 })}
          replace
          className={buttonClass('outlined', styles.more)}
          onClick={() => setRequestedPage(pages + 1)}
        >
          {t('more')}
        </Link>
      )}
    </Section>
  );
}
