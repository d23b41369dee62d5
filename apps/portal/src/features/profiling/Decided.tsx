import { excel } from '@semestr/api/profiling';
import { useTexts } from '@semestr/ui/language.tsx';
import { Download } from '../../ui/Download.tsx';
import { Outcome, RequestItem, requestList } from '../../ui/requests/RequestItem.tsx';
import { RequestStatus } from '../../ui/requests/RequestState.tsx';
import type { ApplicationView } from './profiling.ts';
import { profilingTexts } from './texts.ts';

type State = NonNullable<ApplicationView['state']>;

/** Decided applications, newest first. */
export function Decided({ applications }: { applications: readonly ApplicationView[] }) {
  const t = useTexts(profilingTexts);
  return (
    <ul className={requestList} aria-label={t('over')}>
      {applications.map((application) => {
        const { id, state, specialityName, decidedOn: date } = application;
        const next = (one: State): string => {
          if (one === 'queued') return '';
          return date ? t(`decided.${one}`, { date }) : t(`decided.${one}Some`);
        };
        return (
          <RequestItem
            key={id}
            title={<span lang="ru">{specialityName}</span>}
            state={<RequestStatus request={application} kind="profiling" />}
            isRefused={state === 'rejected'}
            actions={
              state === 'enrolled' && (
                <Download call={excel} request={{ query: { 'profiling-application-id': String(id) } }}>
                  {t('excel')}
                </Download>
              )
            }
          >
            <Outcome request={application} next={next} />
          </RequestItem>
        );
      })}
    </ul>
  );
}
