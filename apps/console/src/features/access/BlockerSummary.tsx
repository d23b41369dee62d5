import type { Situation } from '@semestr/api/access';
import { localDate, localTime } from '@semestr/core/dates';
import { momentInWords } from '@semestr/core/moments';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { minutesUntil, today } from '../../clock.ts';
import { session } from '../../session/session.ts';
import styles from './access.module.css';
import { contactNames } from './contact-names.ts';
import {
  type Help,
  helpIcons,
  otherActions,
  makeAccountIcon as MakeAccountIcon,
  canActOnAccount,
} from './help.ts';
import { moveFocusToHeading } from './move-focus.ts';
import { accessScreenTexts } from './texts/index.ts';

interface BlockerSummaryProps {
  situation: Situation;
  onAsk: (help: Help) => void;
}

/** Summary of why the user cannot sign in: the cause, its end, what still works, and the remedy. */
export function BlockerSummary({ situation, onAsk }: BlockerSummaryProps) {
  const t = useTexts(accessScreenTexts);
  const id = useId();
  const { blocker, account } = situation;
  const isHelped = canActOnAccount(situation);
  const Icon = blocker ? CircleAlert : CircleCheck;
  return (
    <section className={styles.answer} data-clear={blocker === null || undefined} aria-labelledby={id}>
      <Icon size={20} strokeWidth={1.75} className={styles.answerIcon} aria-hidden />
      <div role="status">
        <h2 id={id} tabIndex={-1} className={styles.answerTitle}>
          {t(blocker ? `causes.${blocker.cause}` : 'clear')}
        </h2>
        <p className={styles.answerText}>
          {blocker ? <BlockerDetails situation={situation} /> : <LastSignIn situation={situation} />}
        </p>
      </div>
      <div className={styles.actions}>
        {isHelped && (
          <>
            <ResolvingAction situation={situation} onAsk={onAsk} />
            {otherActions(situation).map((help) => (
              <HelpButton key={help} help={help} onAsk={onAsk} />
            ))}
          </>
        )}
        {account && isHelped && <span className={styles.logged}>{t('logged')}</span>}
      </div>
    </section>
  );
}

function LastSignIn({ situation: { account } }: { situation: Situation }) {
  const t = useTexts(accessScreenTexts);
  const language = useLanguage();
  const at = account?.lastSignInAt;
  return at
    ? t('clearHint.entered', { moment: momentInWords(new Date(at), language, today()) })
    : t('clearHint.never');
}

/** Explains a sign-in blocker: until when it applies, what gets lost, what still works. */
function BlockerDetails({ situation }: { situation: Situation }) {
  const t = useTexts(accessScreenTexts);
  const { blocker, contacts, link, ways } = situation;
  if (!blocker) return null;
  const { cause, until } = blocker;
  const lost = contacts.flatMap(({ type, lostSince, isConfirmed }) =>
    lostSince !== null && isConfirmed
      ? [t(`lost.${contactNames[type]}`, { time: localTime(new Date(lostSince)) })]
      : [],
  );
  const end = link && new Date(link.expiresAt);
  const further = [
    cause === 'sign-in-shut' && t('oneClient'),
    ...lost,
    end && t('linkHolds', { date: localDate(end), time: localTime(end) }),
    ways.length > 0 && t('stillOpen', { ways: ways.map((way) => t(`ways.${way}`)) }),
  ];
  return (
    <>
      {t(`sentences.${cause}`)}
      {until !== null && (
        <>
          {' '}
          <b>{t('until', { time: localTime(new Date(until)), left: minutesUntil(until) })}</b>.
        </>
      )}{' '}
      {further.filter(Boolean).join(' ')}
    </>
  );
}

/** Button of the action that resolves the blocker. */
function ResolvingAction({ situation: { blocker, person }, onAsk }: BlockerSummaryProps) {
  const t = useTexts(accessScreenTexts);
  const createPath = useCreatePath();
  const help = blocker?.help ?? null;
  if (help === null) return null;
  if (help !== 'make-account') return <HelpButton help={help} look="primary" onAsk={onAsk} />;
  // A student's account is created with the student's record.
  if (person.kind === 'students' || !session.may('administration', 'write')) return null;
  return (
    <Link to={createPath({ resource: 'users', type: 'create' })} className={buttonClass('primary')}>
      <MakeAccountIcon size={16} strokeWidth={1.75} aria-hidden />
      {t('helps.make-account')}
    </Link>
  );
}

interface HelpButtonProps extends Pick<BlockerSummaryProps, 'onAsk'> {
  help: Help;
  look?: 'primary' | 'outlined';
}

function HelpButton({ help, look = 'outlined', onAsk }: HelpButtonProps) {
  const t = useTexts(accessScreenTexts);
  const Icon = helpIcons[help];
  return (
    <Button ref={moveFocusToHeading} look={look} onClick={() => onAsk(help)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {t(`helps.${help}`)}
    </Button>
  );
}
