import type { YearGroup } from '@semestr/api/new-year';
import type { YearStage } from '@semestr/core/new-year';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { GroupRow } from './GroupRow.tsx';
import styles from './new-year.module.css';
import { isPossible, choiceOf, withChoice } from './plan.ts';
import { newYearTexts } from './texts/index.ts';
import type { Planning } from './use-plan.ts';

interface CourseGroupsProps {
  title: string;
  groups: readonly YearGroup[];
  stage: YearStage;
  /** Whether the groups have already been moved this year and cannot be selected. */
  isMoved: boolean;
  planning: Planning;
}

/** The groups of a course, which are selected together, or individually when expanded. */
export function CourseGroups({ title, groups, stage, isMoved, planning }: CourseGroupsProps) {
  const { draft, change, faults } = planning;
  const t = useTexts(newYearTexts);
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const hasFault = groups.some((group) => group.id in faults.groups);
  // Errors are always expanded.
  const isOpen = isOpened || hasFault;
  const students = groups.reduce((sum, group) => sum + group.students, 0);
  const open = groups.filter((group) => isPossible(choiceOf(draft, group).target, stage));
  const taken = open.filter((group) => choiceOf(draft, group).isTaken);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const columns = ['name', 'speciality', 'students', 'now', 'target'] as const;

  return (
    <div className={styles.course}>
      <div className={styles.courseHead}>
        {!isMoved && (
          <input
            type="checkbox"
            aria-label={t('groups.course', { course: title })}
            disabled={open.length === 0}
            checked={open.length > 0 && taken.length === open.length}
            ref={(box) => {
              if (box) box.indeterminate = taken.length > 0 && taken.length < open.length;
            }}
            onChange={({ target }) =>
              change(open.reduce((next, one) => withChoice(next, one.id, { isTaken: target.checked }), draft))
            }
          />
        )}
        <button
          type="button"
          className={styles.opener}
          aria-label={t('groups.show', { course: title })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpen)}
        >
          <Arrow size={16} strokeWidth={1.75} aria-hidden />
          <b>{title}</b>
        </button>
        <span className={styles.second}>
          {t('groupCount', { count: groups.length })}, {t('studentCount', { count: students })}
          {!isMoved && `, ${t('groups.plan', { taken: taken.length, all: groups.length })}`}
        </span>
      </div>
      <div id={id}>
        {isOpen && (
          <table className={classNames(table.table, styles.groups)}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles[column]}>
                    {t(`groups.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <GroupRow
                  key={group.id}
                  group={group}
                  choice={choiceOf(draft, group)}
                  stage={stage}
                  fault={faults.groups[group.id]}
                  onChange={(choice) => change(withChoice(draft, group.id, choice))}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
