import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { publicScreens } from '../../screens/public.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import styles from './about.module.css';
import { Responsible } from './Responsible.tsx';
import { aboutTexts } from './texts.ts';
import { apiScreen } from '../api/screen.ts';
import { loginScreen } from '../auth/screen.ts';
import { homeScreen } from '../home/screen.ts';
import { addressOf, titleOf, to, wordsIn } from '../../screens/screen.ts';

export const texts = [aboutTexts];

export function Header() {
  const t = useTexts(aboutTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Public sections of the portal. */
const sections = publicScreens.filter(({ icon }) => icon);

/** Lists every section with its purpose. Generated from the table of screens, so that it is complete. */
function Pages() {
  const t = useTexts(aboutTexts);
  return (
    <Section title={t('pages')}>
      <ul className={styles.pages}>
        {sections.map((screen) => (
          <li key={screen.path}>
            <Link to={addressOf(screen) ?? to(homeScreen)}>{titleOf(screen, t.language)}</Link>
            <span>{wordsIn(screen.description, t.language)}</span>
          </li>
        ))}
        <li>
          <Link to={to(loginScreen)}>{t('personal')}</Link>
          <span>{t('personalHint')}</span>
        </li>
      </ul>
    </Section>
  );
}

const rules = ['public', 'own', 'browser'] as const;

/** Describes the portal, the responsible organisation, and how data is processed. */
export default function AboutPage() {
  const t = useTexts(aboutTexts);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Pages />
        <Section title={t('data')}>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>
                <TwoLines first={t(`rules.${rule}.title`)} second={t(`rules.${rule}.text`)} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className={styles.main}>
        <Responsible />
        <Section title={t('open')}>
          <p className={styles.open}>{t('openText')}</p>
          <Link to={to(apiScreen)}>{titleOf(apiScreen, t.language)}</Link>
        </Section>
      </div>
    </div>
  );
}
