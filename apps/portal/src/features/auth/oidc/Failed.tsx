import { Banner } from '@semestr/ui/Banner.tsx';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { takeFocus } from '../../../ui/focus.ts';
import styles from '../auth.module.css';
import { oidcTexts } from './texts.ts';
import { loginScreen } from '../screen.ts';
import { to } from '../../../screens/screen.ts';

/** Explains why the sign-in failed, with a link back to the sign-in page. */
export function Failed({ sentence }: { sentence: string }) {
  const t = useTexts(oidcTexts);
  return (
    <div ref={takeFocus}>
      <Section title={t('failed')}>
        <Banner kind="error">{sentence}</Banner>
        <div className={styles.next}>
          <Link to={to(loginScreen)} className={buttonClass('primary')}>
            {t('back')}
          </Link>
        </div>
      </Section>
    </div>
  );
}
