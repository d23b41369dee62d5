import type { Branch as BranchOf } from '@semestr/core/branches';
import { Button, IconButton } from '@semestr/ui/Button.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormatters } from '../../ui/kind/use-formatters.ts';
import type { Department } from './departments.ts';
import { departmentTexts } from './texts.ts';
import styles from './tree.module.css';
import type { Moving } from './use-move.ts';
import type { Open } from './use-open.ts';

/** Indentation per level, in pixels. */
const STEP = 16;

interface TreeProps {
  branches: readonly BranchOf<Department>[];
  words: string;
  staff: ReadonlyMap<number, number> | undefined;
  open: Open;
  moving: Moving;
}

/** Props that make an element a drop target. */
function useDropping(moving: Moving, to: number | null) {
  const [isOver, setOver] = useState(false);
  const takes = moving.takes(to);
  return {
    isOver: isOver && takes,
    place: {
      onDragOver: (event: React.DragEvent) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: React.DragEvent) => {
        event.preventDefault();
        setOver(false);
        moving.drop(to);
      },
    },
  };
}

/** The column headings and the rows. Dropping a row on the headings moves it to the top level. */
export function Tree(props: TreeProps) {
  const { moving } = props;
  const t = useTexts(departmentTexts);
  const { isOver, place } = useDropping(moving, null);
  return (
    <div className={styles.structure}>
      <div className={classNames(styles.head, isOver && styles.over)} {...place}>
        <span className={styles.name}>
          {moving.dragged && moving.dragged.parentId !== null ? t('dropAtTop') : t('fields.name')}
        </span>
        <span className={styles.type}>{t('fields.type')}</span>
        <span className={styles.staff}>{t('staff')}</span>
        <span className={styles.move} />
      </div>
      <Rows {...props} level={0} />
    </div>
  );
}

function Rows({ branches, level, ...tree }: TreeProps & { level: number }) {
  return (
    <ul className={styles.rows}>
      {branches.map((branch) => (
        <Branch key={branch.record.id} {...tree} branch={branch} level={level} />
      ))}
    </ul>
  );
}

type BranchProps = Omit<TreeProps, 'branches'> & { branch: BranchOf<Department>; level: number };

function Branch({ branch: { record, children }, level, ...tree }: BranchProps) {
  const isOpen = tree.open.isOpen(record.id);
  return (
    <li>
      <Row {...tree} record={record} level={level} isOpen={children.length > 0 ? isOpen : null} />
      {isOpen && children.length > 0 && <Rows {...tree} branches={children} level={level + 1} />}
    </li>
  );
}

type RowProps = Omit<TreeProps, 'branches'> & {
  record: Department;
  level: number;
  /** Null when the department has no children. */
  isOpen: boolean | null;
};

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function Row({ record, level, isOpen, words, staff, open, moving }: RowProps) {
  const t = useTexts(departmentTexts);
  const formatters = useFormatters();
  const createPath = useCreatePath();
  const { isOver, place } = useDropping(moving, record.id);
  const { id, name, abbrev, type } = record;
  const count = staff?.get(id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a button moves the department too
    <div
      className={classNames(styles.row, isOver && styles.over, moving.dragged?.id === id && styles.dragged)}
      style={{ paddingLeft: level * STEP }}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', name);
        moving.drag(record);
      }}
      onDragEnd={() => moving.drag(null)}
      {...place}
    >
      <span className={styles.name}>
        {isOpen === null ? (
          <span className={styles.toggle} />
        ) : (
          <IconButton
            className={styles.toggle}
            label={t('below', { name })}
            aria-expanded={isOpen}
            onClick={() => open.toggle(id)}
          >
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
        <span>
          <Link
            to={createPath({ resource: 'departments', type: 'edit', id })}
            draggable={false}
            className={styles.link}
            lang="ru"
          >
            <Matched text={name} words={[words]} />
          </Link>
          {abbrev !== name && (
            <span className={styles.abbrev} lang="ru">
              <Matched text={abbrev} words={[words]} />
            </span>
          )}
        </span>
      </span>
      <span className={styles.type}>{formatters.choice('type', type)}</span>
      <span className={styles.staff}>
        {count === undefined ? '' : count}
        {count !== undefined && <span className={styles.unit}> {t('ofStaff', { count })}</span>}
      </span>
      <span className={styles.move}>
        <Button
          key={moving.moved === id ? 'moved' : 'still'}
          look="text"
          {...(moving.moved === id && { ref: takeFocus })}
          onClick={() => moving.ask(record)}
        >
          {t('move')}
          <span className="visually-hidden" lang="ru">
            {' '}
            {name}
          </span>
        </Button>
      </span>
    </div>
  );
}
