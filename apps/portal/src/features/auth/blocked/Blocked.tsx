import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { takeFocus } from '../../../ui/focus.ts';
import styles from '../auth.module.css';
import { blockedTexts } from './texts.ts';

export const texts = [blockedTexts];

interface BlockedProps {
  /** What lifts the block: a new password, or the university alone. */
  block: 'restorable' | 'for-good';
  onBack: () => void;
}

/** The account is blocked: what its owner can do, in the place of the form. */
export default function Blocked({ block, onBack }: BlockedProps) {
  const t = useTexts(blockedTexts);
  return (
    <div ref={takeFocus}>
      <Section title={t('title')}>
        <p className={styles.text}>{t(block)}</p>
        <div className={styles.next}>
          {block === 'restorable' && (
            <Link to={paths.recovery} className={buttonClass('primary')}>
              {t('recover')}
            </Link>
          )}
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </Section>
    </div>
  );
}
