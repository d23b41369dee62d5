import { yearOf } from '@semestr/core/dates';
import { phone } from '@semestr/core/display';
import { languageNames, languages } from '@semestr/core/languages';
import { chooseLanguage, useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useNow } from '../ui/now.ts';
import styles from './footer.module.css';
import { shellTexts } from './texts.ts';
import { university } from './university.ts';

/** The other languages, each in its own name; links, so that they work before and without the scripts. */
function Languages() {
  const t = useTexts(shellTexts);
  const current = useLanguage();
  return languages
    .filter((one) => one !== current)
    .map((one) => (
      <a
        key={one}
        href={`?lang=${one}`}
        hrefLang={one}
        lang={one}
        onClick={(event) => {
          event.preventDefault();
          chooseLanguage(one).catch(() => toast('error', t('languageFailed')));
        }}
      >
        {languageNames[one]}
      </a>
    ));
}

/** The legal person, how to reach support, the languages, and the years of copyright. */
export function Footer() {
  const t = useTexts(shellTexts);
  const { today } = useNow();
  return (
    <footer className={styles.footer}>
      <span>{t('entity')}</span>
      <span>{t('taxNumber')}</span>
      <span className={styles.right}>
        <span>
          {t('support')} <a href={`tel:${university.supportPhone}`}>{phone(university.supportPhone)}</a>
        </span>
        <a href={`mailto:${university.supportEmail}`}>{university.supportEmail}</a>
        <Link to={paths.api}>API</Link>
        <Languages />
        <span>
          © {university.since}–{yearOf(today)}
        </span>
      </span>
    </footer>
  );
}
