import * as calls from '@semestr/api/timetable-drafts';
import type { TimetabledLesson } from '@semestr/api/timetable';
import { dotted } from '@semestr/core/dates';
import { dayNameShort } from '@semestr/core/display';
import { lettersOf } from '@semestr/core/lesson-letters';
import { roomShort } from '@semestr/core/room-names';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../../client.ts';
import { session } from '../../../session/session.ts';
import { useCall } from '../../../ui/record/use-call.ts';
import styles from './drafts.module.css';
import { draftTexts } from './texts/index.ts';
import { type OpenedDraft, useReload } from './use-drafts.ts';

/** Number of changes on a page. */
const PAGE_SIZE = 50;

/** The changes of a draft, which can be discarded individually. Changes with clashes come first. */
export function Changes({ draft }: { draft: OpenedDraft }) {
  const t = useTexts(draftTexts);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const clashing = new Set(draft.clashes.flatMap(({ of, lessonId }) => [of, lessonId]));
  const isBad = ({ after, isOutdated }: calls.DraftChange): boolean =>
    isOutdated || (after !== null && clashing.has(after.id));
  const list = draft.list.toSorted((a, b) => Number(isBad(b)) - Number(isBad(a)));
  if (list.length === 0) return <p className={styles.none}>{t('noChanges')}</p>;
  return (
    <details className={styles.changes}>
      <summary>
        {t('changes', { count: list.length })}
        {draft.clashes.length > 0 && (
          <span className={styles.bad}>
            <TriangleAlert size={14} strokeWidth={2} aria-hidden />{' '}
            {t('hard', { count: draft.clashes.length })}
          </span>
        )}
      </summary>
      <ul>
        {list.slice(0, limit).map((change) => (
          <ChangeLine
            key={change.id}
            draft={draft}
            change={change}
            isClashing={change.after !== null && clashing.has(change.after.id)}
          />
        ))}
      </ul>
      {list.length > limit && (
        <Button look="text" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {t('showMore', { count: list.length - limit })}
        </Button>
      )}
    </details>
  );
}

interface ChangeLineProps {
  draft: OpenedDraft;
  change: calls.DraftChange;
  isClashing: boolean;
}

function ChangeLine({ draft, change, isClashing }: ChangeLineProps) {
  const t = useTexts(draftTexts);
  const language = useLanguage();
  const call = useCall();
  const notify = useNotify();
  const reload = useReload();
  const { id, kind, before, after, isOutdated } = change;
  const lesson = after ?? before;
  const what =
    lesson && [lesson.type && lettersOf(lesson.type, language), lesson.subject].filter(Boolean).join(' ');
  const [was, becomes] = [before && placeOf(before), after && placeOf(after)];

  async function discard(): Promise<void> {
    try {
      await call(calls.discard, { params: { id: String(draft.id), changeId: String(id) } });
      await reload();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  }

  return (
    <li>
      <span className={styles.kind}>{t(`kinds.${kind}`)}</span>
      <span>
        <b lang="ru">{what}</b> {lesson?.groups.map(({ name }) => name).join(', ')}
      </span>
      <span className={styles.place}>
        {was}
        {was !== null && becomes !== null && (
          <ArrowRight size={13} strokeWidth={2} aria-label={t('becomes')} className={styles.arrow} />
        )}
        {becomes}
      </span>
      <span className={styles.bad}>
        {[isClashing && t('clash'), isOutdated && t('outdated')].filter(Boolean).join(', ')}
      </span>
      {draft.publishedAt === null && session.may('timetable', 'write') && (
        <Button look="text" onClick={() => void discard()}>
          {t('discard')}
        </Button>
      )}
    </li>
  );

  /** Formats when and where a lesson is: "пн 09:00, 512-4". */
  function placeOf({ day, date, startTime, rooms }: TimetabledLesson): string {
    const on = date === null ? dayNameShort(day, language) : dotted(date);
    return [`${on} ${startTime}`, ...rooms.map(roomShort)].join(', ');
  }
}
