import { type WeekNumber, weekNumbers } from '@semestr/core/calendar';

/** The logo: four strokes for the weeks of the cycle; the current one is red. */
export const Mark = ({ week: current, label }: { week: WeekNumber; label: string }) => (
  <svg className="mark" width="22" height="16" viewBox="0 0 22 16" role="img" aria-label={label}>
    {weekNumbers.map((week) => (
      <rect
        key={week}
        x={(week - 1) * 6}
        width="4"
        height="16"
        rx="1"
        className={week === current ? 'mark-now' : 'mark-week'}
      />
    ))}
  </svg>
);
