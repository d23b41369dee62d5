import { translator } from '@semestr/core/texts';
import { Text } from 'ink';
import { notedText } from './noted.ts';
import { beginRostering, isUnsaved, type Rostering, type RosterPlan } from './roster-draft.ts';
import { texts } from './texts.ts';
import type { Context } from '../../io/io.ts';
import { tableLines } from '../../io/output.ts';
import { lessonWord } from '../../io/words.ts';
import { Frame, showScreen, useKeys, useLeave, useRoom } from '../../screens/interactive.tsx';
import { LessonRoster, type RosterProps } from './LessonRoster.tsx';
import { moved, Rows } from '../../screens/rows.tsx';
import { useLatest } from '../../screens/use-latest.ts';

/** The lessons of a day; one of them can be opened. */
function RosterScreen({ plan, context }: Omit<RosterProps, 'rostering'>) {
  const rostering = useLatest(() => beginRostering(plan.lessons));
  const { lessons, chosen, isOpen } = rostering.get();
  const lesson = lessons[chosen];
  const props = { plan, context, rostering };
  return lesson && isOpen ? <LessonRoster {...props} lesson={lesson} /> : <Lessons {...props} />;
}

function Lessons({ plan, context: { language, colour }, rostering }: RosterProps) {
  const t = translator(texts, language);
  const { rows } = useRoom();
  const countUnsaved = (state: Rostering): number =>
    state.lessons.filter((lesson) => isUnsaved(state, lesson)).length;
  useLeave(() => {
    const state = rostering.get();
    rostering.set({ wasAsked: true });
    return state.wasAsked || countUnsaved(state) === 0;
  });
  useKeys((pressed) => {
    const { chosen, lessons } = rostering.get();
    if (pressed.return) rostering.set({ isOpen: true, row: 0, status: '', undo: null, wasAsked: false });
    else rostering.set({ chosen: moved(chosen, lessons.length, pressed) });
  });
  const state = rostering.get();
  const lines = tableLines(
    state.lessons.map((lesson) => [
      `${lesson.lessonPeriod.startTime}–${lesson.lessonPeriod.endTime}`,
      lesson.nameAbbrev,
      lessonWord(lesson.lessonTypeAbbrev, language),
      lesson.subGroup === 0 ? '' : `${t('head.subgroup')} ${lesson.subGroup}`,
      lesson.isClosed ? t('screen.closed') : notedText(lesson, language),
      isUnsaved(state, lesson) ? t('screen.notSaved') : '',
    ]),
  );
  const unsaved = countUnsaved(state);
  return (
    <Frame
      title={t('screen.day', { date: plan.date })}
      subtitle={state.wasAsked && unsaved > 0 ? t('screen.unsaved', { count: unsaved }) : ''}
      keys={[
        ['↑↓', t('screen.keys.choose')],
        ['Enter', t('screen.keys.open')],
        ['q', t('screen.keys.leave')],
      ]}
      isColoured={colour.stdout}
    >
      <Rows rows={lines} chosen={state.chosen} room={rows} keyOf={(line) => line} isColoured={colour.stdout}>
        {(line) => <Text wrap="truncate">{line}</Text>}
      </Rows>
    </Frame>
  );
}

/** Opens the screen; it ends when the session has ended, which the caller reports. */
export const showRoster = (context: Context, plan: RosterPlan): Promise<void> =>
  showScreen(context, <RosterScreen plan={plan} context={context} />);
