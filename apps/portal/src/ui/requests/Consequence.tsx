import { Fragment, type ReactNode } from 'react';
import styles from './request-list.module.css';

/** Name and value of each consequence of a form's values, shown between its fields and its button. */
export const Consequence = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.consequence}>
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
