import styles from './today.module.css';

/** As high as the row lets them be, in pixels. */
const HEIGHT = 18;

/** How many on each of some days, the last of which is today: bars, and in words for who does not see them. */
export function Bars({ counts, label }: { counts: readonly number[]; label: string }) {
  const most = Math.max(1, ...counts);
  return (
    <span className={styles.bars} role="img" aria-label={label} title={label}>
      {counts.map((count, index) => (
        <span
          // A day has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.bar}
          data-today={index === counts.length - 1 || undefined}
          style={{ height: Math.max(1, Math.round((count / most) * HEIGHT)) }}
        />
      ))}
    </span>
  );
}
