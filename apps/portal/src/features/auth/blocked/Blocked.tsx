import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Link } from 'react-router-dom';
import { takeFocus } from '../../../ui/focus.ts';
import styles from '../auth.module.css';
import { blockedTexts } from './texts.ts';
import { recoveryScreen } from '../../recovery/screen.ts';
import { to } from '../../../screens/screen.ts';

export const texts = [blockedTexts];

interface BlockedProps {
  /** What lifts the block: a new password, or only the university. */
  block: 'restorable' | 'for-good';
  onBack: () => void;
}

/** Explains that the account is blocked and what its owner can do; replaces the form. */
export default function Blocked({ block, onBack }: BlockedProps) {
  const t = useTexts(blockedTexts);
  return (
    <div ref={takeFocus}>
      <Section title={t('title')}>
        <p className={styles.text}>{t(block)}</p>
        <div className={styles.next}>
          {block === 'restorable' && (
            <Link to={to(recoveryScreen)} className={buttonClass('primary')}>
              {t('recover')}
            </Link>
          )}
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </Section>
    </div>
  );
}
