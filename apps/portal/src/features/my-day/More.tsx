import { Button } from '@semestr/ui/Button.tsx';
import { Fragment, type ReactNode, useState } from 'react';
import { handOnFocus } from '../../ui/focus.ts';
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

/** A list that shows its first items, and the others on demand. */
export function More<T>({ items, limit, label, keyOf, render }: MoreProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const rest = items.length - limit;
  return (
    <>
      {items.slice(0, isWhole ? undefined : limit).map((item) => (
        <Fragment key={keyOf(item)}>{render(item)}</Fragment>
      ))}
      {!isWhole && rest > 0 && (
        <li ref={handOnFocus} className={styles.more}>
          <Button look="text" onClick={() => setWhole(true)}>
            {label(rest)}
          </Button>
        </li>
      )}
    </>
  );
}
