import styles from './audit.module.css';

/** What an entry holds beside the rest, as it is stored. */
export const Details = ({ details }: { details: Record<string, unknown> | null }) => (
  <pre className={styles.details}>{JSON.stringify(details, null, 2)}</pre>
);
