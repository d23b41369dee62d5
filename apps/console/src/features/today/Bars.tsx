import styles from './today.module.css';

/** Maximum height of a bar, which the row allows, in pixels. */
const HEIGHT = 18;

/** Daily counts, the last of which is today: as bars, and as text for screen readers. */
export function Bars({ counts, label }: { counts: readonly number[]; label: string }) {
  const most = Math.max(1, ...counts);
  return (
    <span className={styles.bars} role="img" aria-label={label} title={label}>
      {counts.map((count, index) => (
        <span
          // A day is only identified by its position.
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
