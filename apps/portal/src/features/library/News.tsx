import { yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { newsQuery, type NewsView, toNewsView } from './library.ts';
import styles from './library.module.css';
import { libraryTexts } from './texts.ts';

const MAX_NEWS = 4;

function NewsList({ news }: { news: readonly NewsView[] }) {
  const { language } = useTexts(libraryTexts);
  const { today } = useNow();
  return (
    <ul className={styles.news}>
      {news.map(({ id, title, link, date, publishedOn }) => (
        <li key={id}>
          <a href={link} lang="ru">
            {title}
          </a>
          <Caption>
            <time dateTime={publishedOn ?? undefined}>
              {publishedOn ? dayMonth(publishedOn, language, yearOf(today)) : date}
            </time>
          </Caption>
        </li>
      ))}
    </ul>
  );
}

/** News of the library, with links to its site. Renders nothing when there are none. */
export function News() {
  const t = useTexts(libraryTexts);
  const { data = [], failure } = useSectionQuery(newsQuery);
  if (!failure && data.length === 0) return null;
  const news = toNewsView(data);
  const older = news.slice(MAX_NEWS);
  return (
    <Section title={t('news')}>
      {failure}
      <NewsList news={news.slice(0, MAX_NEWS)} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('moreNews', { count: older.length })}</summary>
          <NewsList news={older} />
        </details>
      )}
    </Section>
  );
}
