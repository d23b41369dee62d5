import { withRoomsShort } from '@semestr/core/room-names';
import type { Found, Unit } from '@semestr/core/departments';
import { phone, shortNameOf } from '@semestr/core/display';
import { digitsIn } from '@semestr/core/phones';
import { IconButton } from '@semestr/ui/Button.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { nameOf } from './departments.ts';
import { departmentsTexts } from './texts.ts';
import styles from './tree.module.css';
import type { OpenBranches } from './use-open.ts';
import { departmentsScreen } from './screen.ts';
import { employeeScreen } from '../employees/screen.ts';
import { to } from '../../screens/screen.ts';

/** Navigation state of links from the list, with which the back link returns to the same position. */
export const FROM_LIST = 'from list';

/** Search results in the form that the rows need. */
export interface Hits {
  searched: string;
  matched: ReadonlySet<number>;
  above: ReadonlySet<number>;
  reasons: Found['reasons'];
}

export const hitsOf = ({ searched, matched, above, reasons }: Found): Hits => ({
  searched,
  matched: new Set(matched),
  above: new Set(above),
  reasons,
});

interface TreeProps {
  units: readonly Unit[];
  /** The selected department. */
  chosen: number | undefined;
  /** Null without a search. */
  hits: Hits | null;
  open: OpenBranches;
}

/** The employee or number that matched the search, with post and room if known. */
function FoundBy({ hits: { reasons, searched }, id }: { hits: Hits; id: number }) {
  const t = useTexts(departmentsTexts);
  const reason = reasons[id];
  if (!reason) return null;
  const { urlId, fio, jobPosition, auditory } = reason.person;
  const name = reason.phone === null ? <Matched text={fio} words={[searched]} /> : shortNameOf(fio);
  return (
    <p className={styles.reason} lang="ru">
      {reason.phone !== null && (
        <>
          <Matched text={phone(reason.phone)} words={[digitsIn(searched) ?? '']} isNumber />,{' '}
        </>
      )}
      {urlId ? <Link to={to(employeeScreen, { id: urlId })}>{name}</Link> : name}
      {jobPosition && `, ${jobPosition.toLowerCase()}`}
      {auditory && `, ${t('inRoom', { room: withRoomsShort(auditory, t.language) })}`}
    </p>
  );
}

function Branch({ unit, hasBelow, ...tree }: TreeProps & { unit: Unit; hasBelow: boolean }) {
  const t = useTexts(departmentsTexts);
  const { search } = useLocation();
  const { id, name, abbrev } = unit;
  const { hits, open, chosen } = tree;
  const words = hits?.matched.has(id) ? [hits.searched] : [];
  const isOpen = open.isOpen(id);
  return (
    <li>
      <div className={classNames(styles.row, id === chosen && styles.chosen)}>
        {hasBelow ? (
          <IconButton
            className={styles.toggle}
            label={t('below', { name })}
            aria-expanded={isOpen}
            onClick={() => open.toggle(id)}
          >
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ) : (
          <span className={styles.toggle} />
        )}
        <Link
          to={{ pathname: to(departmentsScreen, { id: nameOf(unit) }), search }}
          state={FROM_LIST}
          aria-current={id === chosen ? 'page' : undefined}
          className={classNames(styles.link, unit.children.length > 0 && styles.parent)}
          lang="ru"
        >
          <span className={styles.name}>
            <Matched text={name} words={words} />
          </span>
          {abbrev !== name && (
            <span className={styles.abbrev}>
              <Matched text={abbrev} words={words} />
            </span>
          )}
        </Link>
      </div>
      {hits && <FoundBy hits={hits} id={id} />}
      {hasBelow && isOpen && <Tree {...tree} units={unit.children} />}
    </li>
  );
}

/** Tree of departments. Only expanded branches are rendered. */
export function Tree({ units, ...tree }: TreeProps) {
  const { hits } = tree;
  const isShown = ({ id }: Unit): boolean => !hits || hits.matched.has(id) || hits.above.has(id);
  return (
    <ul className={styles.tree}>
      {units.filter(isShown).map((unit) => (
        <Branch key={unit.id} {...tree} units={units} unit={unit} hasBelow={unit.children.some(isShown)} />
      ))}
    </ul>
  );
}
