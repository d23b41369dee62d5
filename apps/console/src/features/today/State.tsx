import { deliveryFailure } from '@semestr/core/delivery';
import type { Reply } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/today';
import { addDays } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { session } from '../../session/session.ts';
import { useCall } from '../../ui/record/use-call.ts';
import { listAddress } from './links.ts';
import { StateLine } from './StateLine.tsx';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

type Facts = Reply<typeof calls.read>;

/** Maximum number of ids in an address. */
const MAX_IDS = 100;

/** Status of the system. Each line describes a part of it and links to the list of problems. */
export function State({ facts }: { facts: Facts }) {
  const t = useTexts(todayTexts);
  const { outbox = [], failedSignIns, blocked, termsWithoutDays, today } = facts;
  const since = addDays(today, -1);
  return (
    <section aria-labelledby="state" className={styles.section}>
      <h2 id="state" className={styles.title}>
        {t('state.title')}
      </h2>
      <ul className={styles.rows}>
        {outbox.map((one) => (
          <Channel key={one.channel} {...one} />
        ))}
        <Counted
          name="failedSignIns"
          count={failedSignIns}
          to={listAddress('audit', { action: 'sign-in.failed', from: since })}
        />
        <Counted
          name="blocked"
          count={blocked}
          to={listAddress('users', { block: ['restorable', 'for-good'] })}
        />
        <Counted name="terms" count={termsWithoutDays} to="/terms" />
        {session.may('timetable', 'read') && <Clashes />}
      </ul>
    </section>
  );
}

interface CountedProps {
  name: 'failedSignIns' | 'blocked' | 'terms' | 'clashes';
  /** Undefined when the role cannot read it. */
  count: number | undefined;
  to: string;
}

function Counted({ name, count, to }: CountedProps) {
  const t = useTexts(todayTexts);
  if (count === undefined) return null;
  const isFine = count === 0;
  return (
    <StateLine
      kind={isFine ? 'fine' : 'warning'}
      name={t(`state.${name}`)}
      summary={isFine ? t('none') : String(count)}
      to={to}
    />
  );
}

/** Clashes between lessons. Loaded separately, because checking the whole term takes longer. */
function Clashes() {
  const call = useCall();
  const { data } = useQuery({ queryKey: ['clashes'], queryFn: () => call(calls.clashes, {}) });
  if (!data) return null;
  const { lessonIds } = data;
  return (
    <Counted
      name="clashes"
      count={lessonIds.length}
      to={listAddress('lessons', { id: lessonIds.slice(0, MAX_IDS) })}
    />
  );
}

/** Whether the messages of a channel are delivered. */
function Channel({ channel, isSetUp, waiting, failed, lastError }: NonNullable<Facts['outbox']>[number]) {
  const t = useTexts(todayTexts);
  const state = failed > 0 ? 'failed' : 'waiting';
  const isFine = waiting + failed === 0;
  return (
    <StateLine
      kind={isFine ? 'fine' : failed > 0 ? 'trouble' : 'warning'}
      name={t(`state.channels.${channel}`)}
      summary={isFine ? t('state.allSent') : t(`state.${state}`, { count: failed > 0 ? failed : waiting })}
      to={listAddress('outbox', { channel, state })}
      detail={
        isFine ? null : isSetUp ? lastError && deliveryFailure(lastError, t.language) : t('state.notSetUp')
      }
    />
  );
}
