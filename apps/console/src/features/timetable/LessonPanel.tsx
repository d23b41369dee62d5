import type { TimetabledLesson } from '@semestr/api/timetable';
import type { PairTime } from '@semestr/core/bells';
import { dotted } from '@semestr/core/dates';
import { dayNameShort } from '@semestr/core/display';
import { QUIET_MINUTES } from '@semestr/core/held-changes';
import { isOnOneDay } from '@semestr/core/week-slots';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button, IconButton } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { ArrowRight, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { sentenceOf } from '../../client.ts';
import { uiTexts } from '../../ui/texts/index.ts';
import { type AcceptedPlacing, placingOf } from './accepted-clashes.ts';
import { Clashes } from './Clashes.tsx';
import { DeleteLesson } from './DeleteLesson.tsx';
import { RemoveInDraft } from './drafts/RemoveInDraft.tsx';
import { slotName } from './grid-props.ts';
import { LessonInputs } from './LessonInputs.tsx';
import type { LessonValues } from './lesson-values.ts';
import styles from './panel.module.css';
import { timetableTexts } from './texts/index.ts';
import { Suggestions } from './Suggestions.tsx';
import type { Fit } from './use-fit.ts';
import type { Timetable } from './use-timetable.ts';

interface LessonPanelProps {
  draft: LessonValues;
  /** The stored lesson; null for a new one. */
  stored: TimetabledLesson | null;
  plan: Timetable['plan'];
  /** Times that the bell schedule offers for the lesson. */
  pairTimes: readonly PairTime[];
  fit: Fit | undefined;
  fitError: unknown;
  agreed: AcceptedPlacing;
  refusal: unknown;
  body: RefObject<HTMLDivElement | null>;
  /** The draft that is edited; null for the published timetable. */
  draftId: number | null;
  /** Opens a new lesson with the values of a stored one. */
  onCopy: (id: number) => void;
  onClose: () => void;
}

/**
 * Moves the focus to the heading of the panel, and to an element of the week when the panel closes, unless another
 * lesson has been opened.
 * @param place selector of that element
 */
function useFocusInside(heading: RefObject<HTMLHeadingElement | null>, place: string): void {
  const leave = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => leave();
  }, [heading]);
}

/** Panel of the open lesson, shown beside the week. */
export function LessonPanel(props: LessonPanelProps) {
  const { draft, stored, plan, pairTimes, fit, fitError, agreed, refusal, body } = props;
  const { draftId, onCopy, onClose } = props;
  const t = useTexts(timetableTexts);
  const uiText = useTexts(uiTexts);
  const language = useLanguage();
  const { isSubmitting } = useFormState();
  const [titleId, reasonId] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInside(heading, stored ? `[data-lesson="${stored.id}"]` : `[data-slot="${slotName(draft)}"]`);
  const clashes = fit?.clashes ?? [];
  const placing = placingOf({ ...draft });
  const isBlocked = clashes.length > 0 && agreed.to !== placing;
  const before = stored && whenOf(stored);
  const after = whenOf(draft);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the button that closes it
    <section
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={({ key, target }) => {
        // In a dialog it only closes the dialog.
        if (key === 'Escape' && target instanceof Element && !target.closest('dialog')) onClose();
      }}
    >
      <div className={styles.heading}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {stored === null ? t('newLesson') : t('lesson')}
        </h2>
        <IconButton label={uiText('close')} onClick={onClose}>
          <X size={18} strokeWidth={1.75} />
        </IconButton>
        <p className={styles.moved}>
          {before !== null && before !== after && (
            <>
              {before}{' '}
              <ArrowRight size={13} strokeWidth={2} aria-label={t('becomes')} className={styles.arrow} />{' '}
            </>
          )}
          <b>{after}</b>
        </p>
      </div>
      <div ref={body} className={styles.fields}>
        {refusal !== null && <Banner kind="error">{sentenceOf(refusal)}</Banner>}
        <LessonInputs draft={draft} plan={plan} pairTimes={pairTimes} clashes={clashes} />
        {!isOnOneDay(draft) && <Suggestions draft={draft} draftId={draftId} />}
        {fitError !== null && <Banner kind="warning">{t('notChecked')}</Banner>}
        {fit && clashes.length > 0 && (
          <Clashes
            fit={fit}
            draft={draft}
            isAgreed={agreed.to === placing}
            onAgree={(isAgreed) => agreed.agree(isAgreed ? placing : null)}
          />
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          <Button
            type="submit"
            look="primary"
            disabled={isBlocked}
            isPending={isSubmitting}
            aria-describedby={reasonId}
          >
            {uiText(stored === null ? 'form.create' : 'form.save')}
          </Button>
          <Button look="text" onClick={onClose}>
            {uiText('form.cancel')}
          </Button>
          {stored && (
            <Button look="text" onClick={() => onCopy(stored.id)}>
              {t('duplicate')}
            </Button>
          )}
          {stored &&
            (draftId === null ? (
              <DeleteLesson lesson={stored} onDone={onClose} />
            ) : (
              <RemoveInDraft draftId={draftId} lesson={stored} onDone={onClose} />
            ))}
        </div>
        <p id={reasonId} className={styles.reason}>
          {[isBlocked && t('firstClashes'), noticeText()].filter(Boolean).join(' ')}
        </p>
      </div>
    </section>
  );

  /** Explains who is notified of the change, and when. */
  function noticeText(): string | undefined {
    if (draftId !== null) return t('noticeInDraft');
    return fit && t('notice', { count: fit.students, minutes: QUIET_MINUTES });
  }

  /** Formats the time and place of a lesson: "сб 14:00, 512-4 к." */
  function whenOf(lesson: LessonValues | TimetabledLesson): string {
    const date = isOnOneDay(lesson) ? (lesson.date ?? lesson.startDate) : null;
    const day = isOnOneDay(lesson) ? (date ? dotted(date) : t('noDate')) : dayNameShort(lesson.day, language);
    return [`${day} ${lesson.startTime}`, ...lesson.rooms].join(', ');
  }
}
