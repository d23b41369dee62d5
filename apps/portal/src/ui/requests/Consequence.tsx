import { Fragment, type ReactNode } from 'react';
import styles from './request-list.module.css';

/** Consequences of a form's values, between its fields and its button: name and value of each. */
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
