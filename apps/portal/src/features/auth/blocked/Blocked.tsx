import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { takeFocus } from '../../ui/focus.ts';
import styles from './auth.module.css';
import { loginTexts } from './texts.ts';

interface BlockedProps {
  /** What lifts the block: a new password, or the university alone. */
  block: 'restorable' | 'for-good';
  onBack: () => void;
}

/** The account is blocked: what its owner can do, in the place of the form. */
export function Blocked({ block, onBack }: BlockedProps) {
  const t = useTexts(loginTexts);
  return (
    <div ref={takeFocus}>
      <Section title={t('blocked.title')}>
        <p className={styles.text}>{t(`blocked.${block}`)}</p>
        <div className={styles.next}>
          {block === 'restorable' && (
            <Link to={paths.recovery} className={buttonClass('primary')}>
              {t('blocked.recover')}
            </Link>
          )}
          <Button onClick={onBack}>{t('blocked.back')}</Button>
        </div>
      </Section>
    </div>
  );
}
