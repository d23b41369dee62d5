import type { Reply } from '@semestr/api/endpoint';
import type { state } from '@semestr/api/second-factor';
import { yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Check, CircleDashed } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { Begin, NewCodes, TurnOff } from './changes.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { dayOf, stateOf } from './second-factor.ts';
import steps from '../../account/proof/steps.module.css';
import styles from './second-factor.module.css';
import { SetUp } from './SetUp.tsx';
import { secondFactorTexts } from './texts.ts';

type State = Reply<typeof state>;

/** Current step. The codes are only stored here and shown once. */
type Step =
  | { at: 'begin' | 'turn-off' | 'new-codes' }
  | { at: 'set-up'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

/** Current status, with its actions. */
function CurrentState({ state, onStep }: { state: State; onStep: (step: Step) => void }) {
  const t = useTexts(secondFactorTexts);
  const { today } = useNow();
  if (!state.isOn)
    return (
      <div className={steps.step}>
        <p className={steps.text}>{t('app.what')}</p>
        <div>
          <Button look="primary" onClick={() => onStep({ at: 'begin' })}>
            {t('app.turnOn')}
          </Button>
        </div>
      </div>
    );
  const date = state.since && dayMonth(dayOf(state.since), t.language, yearOf(today));
  return (
    <div className={steps.step}>
      <p className={steps.text}>
        {date && t('app.since', { date })} {t('app.left', { left: state.recoveryCodesLeft })}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onStep({ at: 'new-codes' })}>{t('app.newCodes')}</Button>
        <Button look="danger" onClick={() => onStep({ at: 'turn-off' })}>
          {t('app.turnOff')}
        </Button>
      </div>
    </div>
  );
}

function Steps({ state }: { state: State }) {
  const [step, setStep] = useState<Step | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const finish = (): void => {
    focusHeading(place.current);
    setStep(null);
  };
  const onCodes = (codes: readonly string[]): void => setStep({ at: 'codes', codes });
  const content = () => {
    if (step?.at === 'begin')
      return <Begin onSecret={(made) => setStep({ at: 'set-up', ...made })} onCancel={finish} />;
    if (step?.at === 'set-up') return <SetUp {...step} onCodes={onCodes} onCancel={finish} />;
    if (step?.at === 'new-codes') return <NewCodes onCodes={onCodes} onCancel={finish} />;
    if (step?.at === 'turn-off') return <TurnOff onDone={finish} onCancel={finish} />;
    if (step?.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={finish} />;
    return <CurrentState state={state} onStep={setStep} />;
  };
  return <div ref={place}>{content()}</div>;
}

/** Authenticator app: off, being set up, or on with recovery codes. */
export function AppCodes() {
  const t = useTexts(secondFactorTexts);
  const { data, failure } = useSectionQuery(stateOf(usePerson()));
  const status = data && (
    <Status kind={data.isOn ? 'done' : 'waits'} icon={data.isOn ? Check : CircleDashed}>
      {t(data.isOn ? 'app.on' : 'app.off')}
    </Status>
  );
  return (
    <Section title={t('app.title')} note={status}>
      {failure ?? (data && <Steps state={data} />)}
    </Section>
  );
}
