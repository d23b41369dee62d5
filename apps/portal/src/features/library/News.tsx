import { yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section } from '@semestr/ui/Section.tsx';
import { useNow } from '../../ui/now.ts';
import { usePart } from '../../ui/usePart.tsx';
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
          <Second>
            <time dateTime={publishedOn ?? undefined}>
              {publishedOn ? dayMonth(publishedOn, language, yearOf(today)) : date}
            </time>
          </Second>
        </li>
      ))}
    </ul>
  );
}

/** What the library tells everybody; each leads to its own page there. Where it tells nothing, nothing is shown. */
export function News() {
  const t = useTexts(libraryTexts);
  const { data = [], failure } = usePart(newsQuery);
  if (!failure && data.length === 0) return null;
  const news = shownNews(data);
  const older = news.slice(SHOWN);
  return (
    <Section title={t('news')}>
      {failure}
      <NewsList news={news.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('moreNews', { count: older.length })}</summary>
          <NewsList news={older} />
        </details>
      )}
    </Section>
  );
}
