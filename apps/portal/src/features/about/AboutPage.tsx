import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { addressOf, screenNames, screenOf } from '../../screens.ts';
import { descriptionOf } from '../../shell/descriptions.ts';
import { Heading } from '../../shell/Heading.tsx';
import { shellTexts } from '../../shell/texts.ts';
import styles from './about.module.css';
import { Responsible } from './Responsible.tsx';
import { aboutTexts } from './texts.ts';

export const texts = [aboutTexts];

export function Header() {
  const t = useTexts(aboutTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Public sections of the portal. */
const sections = screenNames.filter((name) => {
  const { access, menu } = screenOf(name);
  return access === 'anyone' && menu !== undefined;
});

/** Lists every section with its purpose: generated from the table of screens, so that none is missing. */
function Pages() {
  const t = useTexts(aboutTexts);
  const frame = useTexts(shellTexts);
  return (
    <Section title={t('pages')}>
      <ul className={styles.pages}>
        {sections.map((name) => (
          <li key={name}>
            <Link to={addressOf(name) ?? paths.home}>{frame(`screens.${name}`)}</Link>
            <span>{descriptionOf(name, frame.language)}</span>
          </li>
        ))}
        <li>
          <Link to={paths.login}>{t('personal')}</Link>
          <span>{t('personalHint')}</span>
        </li>
      </ul>
    </Section>
  );
}

const rules = ['public', 'own', 'browser'] as const;

/** Describes the portal, who is responsible for it, and what happens to its data. */
export default function AboutPage() {
  const t = useTexts(aboutTexts);
  const frame = useTexts(shellTexts);
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
          <Link to={paths.api}>{frame('screens.api')}</Link>
        </Section>
      </div>
    </div>
  );
}
