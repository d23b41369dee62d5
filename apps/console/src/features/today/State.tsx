import { deliveryFailure } from '@semestr/core/delivery';
import type { Reply } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/today';
import { addDays } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';
import { listOf } from './links.ts';
import { StateLine } from './StateLine.tsx';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

type Facts = Reply<typeof calls.read>;

/** Maximum number of ids in an address. */
const MAX_IDS = 100;

/** Status of the system: each line describes one part, and links to the list of problems. */
export function State({ facts }: { facts: Facts }) {
  const t = useTexts(todayTexts);
  const { failedSignIns, blocked, bugReports, termsWithoutDays, today } = facts;
  const since = addDays(today, -1);
  return (
    <section aria-labelledby="state" className={styles.section}>
      <h2 id="state" className={styles.title}>
        {t('state.title')}
      </h2>
      <ul className={styles.rows}>
        {facts.outbox.map((one) => (
          <Channel key={one.channel} {...one} />
        ))}
        <Counted
          name="failedSignIns"
          count={failedSignIns}
          to={listOf('audit', { action: 'sign-in.failed', from: since })}
        />
        <Counted name="blocked" count={blocked} to={listOf('users', { block: ['restorable', 'for-good'] })} />
        <Counted
          name="bugReports"
          count={bugReports}
          to={listOf('bug-reports', { from: addDays(today, -7) })}
        />
        <Counted name="terms" count={termsWithoutDays} to="/terms" />
        <Clashes />
      </ul>
    </section>
  );
}

interface CountedProps {
  name: 'failedSignIns' | 'blocked' | 'bugReports' | 'terms' | 'clashes';
  count: number;
  to: string;
}

function Counted({ name, count, to }: CountedProps) {
  const t = useTexts(todayTexts);
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

/** Clashes between lessons. Loaded separately, because the whole term is checked. */
function Clashes() {
  const call = useCall();
  const { data } = useQuery({ queryKey: ['clashes'], queryFn: () => call(calls.clashes, {}) });
  if (!data) return null;
  const { lessonIds } = data;
  return (
    <Counted
      name="clashes"
      count={lessonIds.length}
      to={listOf('lessons', { id: lessonIds.slice(0, MAX_IDS) })}
    />
  );
}

/** Whether the messages of a channel are delivered. */
function Channel({ channel, isSetUp, waiting, failed, lastError }: Facts['outbox'][number]) {
  const t = useTexts(todayTexts);
  const state = failed > 0 ? 'failed' : 'waiting';
  const isFine = waiting + failed === 0;
  return (
    <StateLine
      kind={isFine ? 'fine' : failed > 0 ? 'trouble' : 'warning'}
      name={t(`state.channels.${channel}`)}
      summary={isFine ? t('state.allSent') : t(`state.${state}`, { count: failed > 0 ? failed : waiting })}
      to={listOf('outbox', { channel, state })}
      detail={
        isFine ? null : isSetUp ? lastError && deliveryFailure(lastError, t.language) : t('state.notSetUp')
      }
    />
  );
}
