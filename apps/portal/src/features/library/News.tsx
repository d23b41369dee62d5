import { yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../ui/Failure.tsx';
import { useNow } from '../../ui/now.ts';
import { newsQuery, type ShownNews, shownNews } from './library.ts';
import styles from './library.module.css';
import { libraryTexts } from './texts.ts';

const SHOWN = 4;

function NewsList({ news }: { news: readonly ShownNews[] }) {
  const { language } = useTexts(libraryTexts);
  const { today } = useNow();
  return (
    <ul className={styles.news}>
      {news.map(({ id, title, link, date, publishedOn }) => (
        <li key={id}>
          <a href={link} lang="ru">
            {title}
          </a>
          <time dateTime={publishedOn ?? undefined} className={styles.second}>
            {publishedOn ? dayMonth(publishedOn, language, yearOf(today)) : date}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** What the library tells everybody; each leads to its own page there. Where it tells nothing, nothing is shown. */
export function News() {
  const t = useTexts(libraryTexts);
  const { data = [], error, refetch } = useQuery({ ...newsQuery, retryOnMount: false });
  if (!error && data.length === 0) return null;
  const news = shownNews(data);
  const older = news.slice(SHOWN);
  return (
    <section className={styles.section} aria-labelledby="news">
      <h2 id="news">{t('news')}</h2>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <NewsList news={news.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details>
          <summary>{t('moreNews', { count: older.length })}</summary>
          <NewsList news={older} />
        </details>
      )}
    </section>
  );
}
