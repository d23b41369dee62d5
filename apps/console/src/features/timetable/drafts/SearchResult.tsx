import * as calls from '@semestr/api/timetable-drafts';
import { dayNameShort } from '@semestr/core/display';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../../client.ts';
import { session } from '../../../session/session.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import styles from './drafts.module.css';
import { draftTexts } from './texts/index.ts';
import { type OpenedDraft, useReload } from './use-drafts.ts';

/** Progress or result of the draft's last search. */
export function SearchResult({ draft }: { draft: OpenedDraft }) {
  const t = useTexts(draftTexts);
  const { search } = draft;
  if (!search) return null;
  const { state, moved, lessons, hard, cost, costBefore, soft } = search;
  if (state === 'running') return <Running draft={draft} search={search} />;
  if (state === 'failed' || state === 'lost')
    return <Banner kind="warning">{t(state === 'failed' ? 'searchFailed' : 'searchLost')}</Banner>;
  return (
    <div className={styles.result} role="status">
      <p>
        {t(state === 'stopped' ? 'searchStopped' : 'searchDone', { moved, lessons })}{' '}
        <b className={hard > 0 ? styles.bad : undefined}>{t('hard', { count: hard })}</b>
        {', '}
        {t('cost', { before: costBefore, after: cost })}
      </p>
      {soft.length > 0 && (
        <details>
          <summary>{t('soft')}</summary>
          <ul className={styles.soft}>
            {soft.map(({ kind, count, examples }) => (
              <li key={kind}>
                <b>{t(`softKinds.${kind}`, { count })}</b>{' '}
                <Examples examples={examples} left={count - examples.length} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type Example = calls.TimetableSearch['soft'][number]['examples'][number];

function Examples({ examples, left }: { examples: readonly Example[]; left: number }) {
  const t = useTexts(draftTexts);
  const language = useLanguage();
  const lineOf = ({ subject, groups, day, startTime }: Example): string =>
    [
      subject,
      groups.join(', '),
      day !== null && startTime !== null && `${dayNameShort(day, language)} ${startTime}`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <span>
      {examples.map(lineOf).join('; ')}
      {left > 0 && ` ${t('more', { count: left })}`}
    </span>
  );
}

function Running({ draft, search }: { draft: OpenedDraft; search: calls.TimetableSearch }) {
  const t = useTexts(draftTexts);
  const call = useCall();
  const reload = useReload();
  const notify = useNotify();
  const [isStopping, setStopping] = useState(false);
  const passed = Math.floor((draft.loadedAt - Date.parse(search.startedAt)) / 1000);
  const seconds = Math.min(search.seconds, Math.max(0, passed));
  return (
    <div className={styles.running}>
      <span>{t('searching', { lessons: search.lessons, at: seconds, of: search.seconds })}</span>
      <ProgressBar at={seconds} of={search.seconds} label={t('searchProgress')} isThin />
      {session.may('timetable', 'write') && (
        <Button
          look="text"
          disabled={isStopping}
          onClick={() => {
            setStopping(true);
            void call(calls.stopSearch, { params: { id: String(draft.id) } }).then(
              () => void reload(),
              (error: unknown) => {
                setStopping(false);
                notify(sentenceOf(error), { type: 'error' });
              },
            );
          }}
        >
          {t('stop')}
        </Button>
      )}
    </div>
  );
}
