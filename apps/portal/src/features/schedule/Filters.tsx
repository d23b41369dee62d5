import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import { type WeekNumber, weekNumbers } from '@semestr/core/calendar';
import { dayMonthShort } from '@semestr/core/display';
import { subgroups } from '@semestr/core/schedule';
import { CalendarCheck, Printer, Star } from 'lucide-react';
import { favourites, type Place, toggleFavourite } from '../../lessons/favourites.ts';
import { useTexts } from '@semestr/ui/language';
import { Choices } from '../../ui/Choices.tsx';
import type { useChoice } from './address.ts';
import styles from './filters.module.css';
import { scheduleTexts } from './texts.ts';
import type { WeekView } from './week.ts';

interface FiltersProps {
  choice: ReturnType<typeof useChoice>;
  view: WeekView;
  hasSubgroups: boolean;
  place: Place;
}

/** A click chooses one week; with Ctrl, ⌘ or Shift held it adds or takes away. At least one week stays. */
function nextWeeks(chosen: readonly WeekNumber[], week: WeekNumber, adds: boolean): readonly WeekNumber[] {
  if (!adds) return [week];
  const next = chosen.includes(week) ? chosen.filter((one) => one !== week) : [...chosen, week];
  return next.length > 0 ? weekNumbers.filter((one) => next.includes(one)) : chosen;
}

function WeekFilter({ choice, view }: Pick<FiltersProps, 'choice' | 'view'>) {
  const t = useTexts(scheduleTexts);
  const isAll = view.chosen.length === weekNumbers.length;
  const choose = (weeks: readonly WeekNumber[]): void =>
    choice.chooseWeeks(weeks.length === 1 && weeks[0] === view.proposed ? null : weeks);
  return (
    <Choices labelledBy="week-filter" className={styles.toggles}>
      {view.weeks.map(({ week, monday, isNow }) => (
        <ToggleButton
          key={week}
          value={week}
          selected={!isAll && view.chosen.includes(week)}
          className={isNow ? styles.now : undefined}
          onClick={(event) =>
            choose(nextWeeks(view.chosen, week, event.ctrlKey || event.metaKey || event.shiftKey))
          }
        >
          <span className="visually-hidden">{t.week} </span>
          <b>{week}</b>
          <span className="visually-hidden">{t.from}</span>
          <span className={styles.date}>{dayMonthShort(monday, t.language)}</span>
          {isNow && <span className="visually-hidden">, {t.weekNow}</span>}
        </ToggleButton>
      ))}
      <ToggleButton value="all" selected={isAll} aria-label={t.allWeeks} onClick={() => choose(weekNumbers)}>
        {t.all}
      </ToggleButton>
    </Choices>
  );
}

function SubgroupFilter({ choice }: Pick<FiltersProps, 'choice'>) {
  const t = useTexts(scheduleTexts);
  return (
    <Choices labelledBy="subgroup-filter" className={styles.toggles}>
      {subgroups.map((subgroup) => (
        <ToggleButton
          key={subgroup}
          value={subgroup}
          selected={subgroup === choice.subgroup}
          aria-label={t.subgroupNames[subgroup]}
          onClick={() => choice.chooseSubgroup(subgroup)}
        >
          {t.subgroups[subgroup]}
        </ToggleButton>
      ))}
    </Choices>
  );
}

export function StarButton({ place }: { place: Place }) {
  const t = useTexts(scheduleTexts);
  const isStarred = favourites.use().some(({ id }) => id === place.id);
  return (
    <IconButton
      aria-label={isStarred ? t.unstar : t.star}
      aria-pressed={isStarred}
      onClick={() => toggleFavourite(place)}
      className={isStarred ? styles.starred : undefined}
    >
      <Star size={20} strokeWidth={1.75} fill={isStarred ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

/** What the schedule shows: which weeks, whose subgroup; and what one can do with it. */
export function Filters({ choice, view, hasSubgroups, place }: FiltersProps) {
  const t = useTexts(scheduleTexts);
  const isProposed = view.chosen.length === 1 && view.chosen[0] === view.proposed;
  return (
    <div className={styles.filters}>
      <div className={styles.filter}>
        <span className={styles.label} id="week-filter">
          {t.week}
        </span>
        <WeekFilter choice={choice} view={view} />
      </div>
      <Button
        startIcon={<CalendarCheck size={16} strokeWidth={1.75} />}
        className={isProposed ? (view.state === 'running' ? styles.preset : styles.hidden) : undefined}
        onClick={choice.reset}
      >
        {view.state === 'running' ? t.thisWeek : t.proposedWeek}
      </Button>
      {hasSubgroups && (
        <div className={styles.filter}>
          <span className={styles.label} id="subgroup-filter">
            {t.subgroup}
          </span>
          <SubgroupFilter choice={choice} />
        </div>
      )}
      <div className={styles.actions}>
        <StarButton place={place} />
        <IconButton aria-label={t.print} onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
    </div>
  );
}
