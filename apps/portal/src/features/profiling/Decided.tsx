import { excel } from '@semestr/api/profiling';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, type LucideIcon, X } from 'lucide-react';
import { Download } from '../../ui/Download.tsx';
import { Next, RequestItem, requestList } from '../../ui/RequestItem.tsx';
import type { ApplicationView } from './profiling.ts';
import { profilingTexts } from './texts.ts';

type State = NonNullable<ApplicationView['state']>;

const looks: Record<State, { kind: StatusKind; icon: LucideIcon }> = {
  queued: { kind: 'waits', icon: Clock },
  enrolled: { kind: 'done', icon: Check },
  rejected: { kind: 'refused', icon: CircleAlert },
  cancelled: { kind: 'waits', icon: X },
};

/** The decision, its date, and the reason of a rejection. */
function Outcome({ application }: { application: ApplicationView }) {
  const t = useTexts(profilingTexts);
  const { state, decidedOn: date, rejectionReason } = application;
  if (state === null || state === 'queued') return null;
  return (
    <Next>
      {date ? t(`decided.${state}`, { date }) : t(`decided.${state}Some`)}
      {state === 'rejected' && rejectionReason && (
        <span lang="ru"> {t('reason', { reason: rejectionReason })}</span>
      )}
    </Next>
  );
}

/** Decided applications, newest first. */
export function Decided({ applications }: { applications: readonly ApplicationView[] }) {
  const t = useTexts(profilingTexts);
  return (
    <ul className={requestList} aria-label={t('over')}>
      {applications.map((application) => {
        const { id, state, status, specialityName } = application;
        return (
          <RequestItem
            key={id}
            title={<span lang="ru">{specialityName}</span>}
            state={
              state ? (
                <Status {...looks[state]}>{t(`states.${state}`)}</Status>
              ) : (
                <span lang="ru">{status}</span>
              )
            }
            isRefused={state === 'rejected'}
            actions={
              state === 'enrolled' && (
                <Download call={excel} request={{ query: { 'profiling-application-id': String(id) } }}>
                  {t('excel')}
                </Download>
              )
            }
          >
            <Outcome application={application} />
          </RequestItem>
        );
      })}
    </ul>
  );
}
