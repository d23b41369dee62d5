import { yearOf } from '@semestr/core/dates';
import { phone } from '@semestr/core/display';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useTexts } from '@semestr/ui/language';
import { useNow } from '../ui/now.ts';
import styles from './page.module.css';
import { shellTexts } from './texts.ts';
import { university } from './university.ts';

/** The legal person, how to reach support, and the years of copyright. */
export function Footer() {
  const t = useTexts(shellTexts);
  const { today } = useNow();
  return (
    <footer className={styles.footer}>
      <span>{t.entity}</span>
      <span>{t.taxNumber}</span>
      <span className={styles.footerRight}>
        <span>
          {t.support} <a href={`tel:${university.supportPhone}`}>{phone(university.supportPhone)}</a>
        </span>
        <Link to={paths.api}>{t.api}</Link>
        <a href={`mailto:${university.supportEmail}`}>{university.supportEmail}</a>
        <span>
          © {university.since}–{yearOf(today)}
        </span>
      </span>
    </footer>
  );
}
