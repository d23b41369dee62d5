import type { savedReports } from '@semestr/api/built-reports';
import type { Reply } from '@semestr/api/endpoint';
import { DataText } from '@semestr/ui/DataText.tsx';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Plus } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../client.ts';
import { Reference } from '../../ui/record/Reference.tsx';
import { reportTexts } from './texts.ts';
import styles from './saved-reports.module.css';

export type SavedReport = Reply<typeof savedReports.one>;

/** Returns the address of a saved report without unsaved changes. */
export const savedAddress = (id: number): string => `/reports/built?saved=${id}`;

/** Number of saved reports listed here; the full list is on a separate page. */
const FIRST_PAGE = { page: 1, perPage: 50 };

/** Saved custom reports with their authors, and the link to build another one. */
export function SavedReports({ currentId }: { currentId: number | null }) {
  const t = useTexts(reportTexts);
  const { data = [], error } = useGetList<SavedReport>('saved-reports', {
    pagination: FIRST_PAGE,
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <nav aria-label={t('built.saved')} className={styles.saved}>
      {error && <p className={styles.failure}>{sentenceOf(error)}</p>}
      {data.length > 0 && (
        <ul>
          {data.map(({ id, name, authorId }) => (
            <li key={id}>
              <Link to={savedAddress(id)} aria-current={id === currentId ? 'page' : undefined}>
                <DataText>{name}</DataText>
              </Link>
              {authorId !== null && (
                <span className={styles.author}>
                  <Reference resource="users" id={authorId} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Link to="/reports/built" className={buttonClass('outlined')}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {t('built.build')}
      </Link>
    </nav>
  );
}
