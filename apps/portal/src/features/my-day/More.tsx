import { Button } from '@semestr/ui/Button.tsx';
import { Fragment, type ReactNode, useState } from 'react';
import { moveFocusToHeading } from '../../ui/focus.ts';
import styles from './my-day.module.css';

interface MoreProps<T> {
  items: readonly T[];
  /** Number of items shown initially. */
  limit: number;
  /** "Ещё 2", from the number of hidden items. */
  label: (count: number) => string;
  keyOf: (item: T) => string;
  /** Renders an item as an `<li>`. */
  render: (item: T) => ReactNode;
}

/** A list that initially shows its first items, with a button for the others. */
export function More<T>({ items, limit, label, keyOf, render }: MoreProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const rest = items.length - limit;
  return (
    <>
      {items.slice(0, isWhole ? undefined : limit).map((item) => (
        <Fragment key={keyOf(item)}>{render(item)}</Fragment>
      ))}
      {!isWhole && rest > 0 && (
        <li ref={moveFocusToHeading} className={styles.more}>
          <Button look="text" onClick={() => setWhole(true)}>
            {label(rest)}
          </Button>
        </li>
      )}
    </>
  );
}
