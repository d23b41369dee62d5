import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Wizard } from '../../ui/Wizard.tsx';
import styles from './recovery.module.css';
import { PASSWORD_SET } from './steps.ts';
import { recoveryTexts } from './texts.ts';
import { loginScreen } from '../auth/screen.ts';
import { homeScreen } from '../home/screen.ts';
import { to } from '../../screens/screen.ts';

/** Confirms that the password is set. Can only be reached from the last step. */
export default function Success() {
  const t = useTexts(recoveryTexts);
  const { state } = useLocation();
  if (state !== PASSWORD_SET) return <Navigate to={to(homeScreen)} replace />;
  return (
    <Wizard title={t('success.title')}>
      <p className={styles.text}>{t('success.text')}</p>
      <Link to={to(loginScreen)} className={buttonClass('primary')}>
        {t('success.signIn')}
      </Link>
    </Wizard>
  );
}
