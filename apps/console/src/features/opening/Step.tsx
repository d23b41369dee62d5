import { numberIn } from '@semestr/core/display';
import { isStepDone, type ListedStep, type OpeningFacts, recordsOf } from '@semestr/core/opening';
import { useTexts } from '@semestr/ui/language.tsx';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { Line } from './Line.tsx';
import styles from './opening.module.css';
import { dictionaries, DictionaryLine, RecordLine } from './RecordLine.tsx';
import { TestMessage } from './TestMessage.tsx';
import { openingTexts } from './texts.ts';

interface StepProps {
  step: ListedStep;
  facts: OpeningFacts;
  /** Called after records were added on this page. */
  onChanged: () => void;
}

/** A step of the checklist: whether it is done, and its lines. */
export function Step({ step, facts, onChanged }: StepProps) {
  const t = useTexts(openingTexts);
  const isDone = isStepDone(step, facts);
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={styles.step}>
      <h2 className={styles.title}>
        <Icon
          size={18}
          strokeWidth={1.75}
          role="img"
          aria-label={t(isDone ? 'state.done' : 'state.open')}
          className={isDone ? styles.done : styles.open}
        />
        {t(`steps.${step}`)}
      </h2>
      <p className={styles.hint}>{t(`hints.${step}`)}</p>
      <ul className={styles.lines}>
        {recordsOf(step).map((record) => (
          <RecordLine key={record} record={record} count={facts.counts[record]} onChanged={onChanged} />
        ))}
        {step === 'requests' && dictionaries.map((record) => <DictionaryLine key={record} record={record} />)}
        {step === 'messages' && <Gateways gateways={facts.gateways} />}
        {step === 'passwords' && <Accounts accounts={facts.accounts} />}
      </ul>
    </li>
  );
}

/** Whether e-mails and text messages can be sent, with a test message. */
function Gateways({ gateways }: Pick<OpeningFacts, 'gateways'>) {
  const t = useTexts(openingTexts);
  return (['email', 'sms'] as const).map((way) => (
    <Line
      key={way}
      name={t(`gateway.${way}.name`)}
      value={t(`gateway.${way}.${gateways[way] ? 'isSetUp' : 'missing'}`)}
      isMissing={!gateways[way]}
    >
      {gateways[way] && session.may('administration', 'write') && <TestMessage way={way} />}
    </Line>
  ));
}

/** How many students and employees have a password. */
function Accounts({ accounts }: Pick<OpeningFacts, 'accounts'>) {
  const t = useTexts(openingTexts);
  return (['active', 'invited', 'none'] as const).map((access) => (
    <Line
      key={access}
      name={t(`accounts.${access}`)}
      value={numberIn(t.language, accounts[access])}
      isMissing={access === 'none' && accounts.none > 0}
    >
      {access === 'none' && accounts.none > 0 && session.may('accounts', 'write') && (
        <Link to="/invitations">{t('invite')}</Link>
      )}
    </Line>
  ));
}
