import styles from './audit.module.css';

/** Remaining details of an entry, as stored. */
export const Details = ({ details }: { details: Record<string, unknown> | null }) => (
  <pre className={styles.details} translate="no">
    {JSON.stringify(details, null, 2)}
  </pre>
);
