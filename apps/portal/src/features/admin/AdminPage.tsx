import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Splash } from '../../ui/page/Splash.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import styles from './admin.module.css';
import { adminTexts } from './texts.ts';
import { apiTokensScreen } from '../api-tokens/screen.ts';
import { apiScreen } from '../api/screen.ts';
import { CONSOLE, to } from '../../screens/screen.ts';

export const texts = [adminTexts, ...formTexts];

const AsStudentForm = lazyPart(() => import('./AsStudentForm.tsx'));

/** Administrators' replacement for the personal account: impersonating a student, and the link to the console. */
export default function AdminPage() {
  const t = useTexts(adminTexts);
  return (
    <div className={styles.sections}>
      <Section title={t('title')}>
        <p className={styles.hint}>{t('hint')}</p>
        <Suspense fallback={<Splash />}>
          <AsStudentForm />
        </Suspense>
      </Section>
      <Section title={t('elsewhere')}>
        <ul className={styles.links}>
          <li>
            <TwoLines first={<a href={CONSOLE}>{t('console')}</a>} second={t('consoleHint')} />
          </li>
          <li>
            <TwoLines
              first={<Link to={to(apiScreen)}>{t('documentation')}</Link>}
              second={t('documentationHint')}
            />
          </li>
          <li>
            <TwoLines first={<Link to={to(apiTokensScreen)}>{t('tokens')}</Link>} second={t('tokensHint')} />
          </li>
        </ul>
      </Section>
    </div>
  );
}
