import type { Several } from '../../university/favourites.ts';
import { useAvailableWidth } from '../../ui/use-available-width.ts';
import type { ChoiceInAddress } from './address.ts';
import { DayList } from './DayList.tsx';
import styles from './schedule.module.css';
import { Timetable } from './Timetable.tsx';
import type { WeekView } from './week.ts';

/** Minimum width of the table in ems: 840 pixels of content (visual direction, section 4, minus the page's gutters). */
const TABLE_FROM = 60;

interface WeekPlanProps {
  view: WeekView;
  choice: ChoiceInAddress;
  caption: string;
  of?: Several | undefined;
}

/** The week as a table if there is room, else as a list of days. */
export function WeekPlan({ view, choice, caption, of }: WeekPlanProps) {
  const [container, room] = useAvailableWidth(TABLE_FROM);
  return (
    // The server renders both, and the style sheet hides one. After hydration only the visible one is rendered.
    <div ref={container} className={styles.container} data-room={room ?? undefined}>
      {room !== 'narrow' && (
        <div className={styles.table}>
          <Timetable view={view} caption={caption} of={of} />
        </div>
      )}
      {room !== 'wide' && (
        <div className={styles.list}>
          <DayList view={view} choice={choice} of={of} />
        </div>
      )}
    </div>
  );
}
