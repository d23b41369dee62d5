import { localTime } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link, useNavigate } from 'react-router-dom';
import { Limit as LimitReached } from '../../ui/Limit.tsx';
import { Wizard, WizardNote } from '../../ui/Wizard.tsx';
import { useRecovery } from './progress.ts';
import { RedirectToReachedStep } from './Step.tsx';
import { recoveryTexts } from './texts.ts';
import { loginScreen } from '../auth/screen.ts';
import { recoveryScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

/** Recovery is locked for some time and restarts automatically afterwards. */
export default function Limit() {
  const t = useTexts(recoveryTexts);
  const navigate = useNavigate();
  const { state, reached, send } = useRecovery('limit');
  if (!state) return <RedirectToReachedStep reached={reached} />;
  const { until } = state;
  return (
    <Wizard title={t('limit.title')}>
      <LimitReached
        text={t('limit.text')}
        until={until}
        onEnd={() => {
          send({ type: 'restart' });
          void navigate(to(recoveryScreen), { replace: true });
        }}
      >
        {t('limit.at', { time: localTime(until) })}
      </LimitReached>
      <WizardNote>
        {t('limit.meanwhile')} <Link to={to(loginScreen)}>{t('login.signIn')}</Link>
      </WizardNote>
    </Wizard>
  );
}
