import { ruOrEn } from '@semestr/core/languages';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styles from './api.module.css';
import type { Feature } from './document.ts';
import { apiTexts } from './texts.ts';

interface ContentsProps {
  features: readonly Feature[];
  /** Query of the links: the search and the open call. */
  query: string;
}

function List({ features, query }: ContentsProps) {
  const t = useTexts(apiTexts);
  const { hash } = useLocation();
  return (
    <ul>
      {features.map(({ tag, calls }) => (
        <li key={tag.name}>
          <Link
            to={{ search: query, hash: tag.name }}
            replace
            aria-current={hash === `#${tag.name}` ? 'location' : undefined}
          >
            <span>{tag['x-title'][ruOrEn(t.language)]}</span>
            <span className={styles.number}>{calls.length}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Navigation by feature: a column beside the calls, on a narrow screen a list that expands above them. */
export function Contents(props: ContentsProps) {
  const t = useTexts(apiTexts);
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <div className={styles.wide}>
        <List {...props} />
      </div>
      <details className={styles.narrow}>
        <summary>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          {t('contents')}
        </summary>
        <List {...props} />
      </details>
    </nav>
  );
}
