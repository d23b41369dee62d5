import { yearOf } from '@semestr/core/dates';
import { phone } from '@semestr/core/display';
import { languageNames, nameIn, offeredLanguages } from '@semestr/core/languages';
import { chooseLanguage, useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Link } from 'react-router-dom';
import { useNow } from '../hydration/now.ts';
import styles from './footer.module.css';
import { useInstitution } from '../university/institution.ts';
import { pageTexts } from '../ui/page/texts.ts';
import { aboutScreen } from '../features/about/screen.ts';
import { apiScreen } from '../features/api/screen.ts';
import { supportScreen } from '../features/support/screen.ts';
import { titleOf, to } from '../screens/screen.ts';

/** Links to the other languages, each named in that language. They also work without scripts. */
function Languages() {
  const t = useTexts(pageTexts);
  const current = useLanguage();
  return offeredLanguages
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

/** Responsible organisation, support contacts, languages, and copyright years. */
export function Footer() {
  const t = useTexts(pageTexts);
  const { today } = useNow();
  const institution = useInstitution();
  const name = institution && nameIn(institution, t.language);
  return (
    <footer className={styles.footer}>
      {institution && name && (
        <>
          <span lang={name.lang}>{name.text}</span>
          <span>{t('taxNumber', { number: institution.taxNumber })}</span>
        </>
      )}
      <span className={styles.right}>
        <Link to={to(aboutScreen)}>{titleOf(aboutScreen, t.language)}</Link>
        <Link to={to(supportScreen)}>{titleOf(supportScreen, t.language)}</Link>
        {institution && (
          <>
            <a href={`tel:${institution.supportPhone}`}>{phone(institution.supportPhone)}</a>
            <a href={`mailto:${institution.supportEmail}`}>{institution.supportEmail}</a>
          </>
        )}
        <Link to={to(apiScreen)}>API</Link>
        <Languages />
        {institution && (
          <span>
            © {institution.since}–{yearOf(today)}
          </span>
        )}
      </span>
    </footer>
  );
}
