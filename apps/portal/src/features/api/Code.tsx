import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import styles from './code.module.css';

/** Code with a copy button. */
export function Code({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.code}>
      <div className={styles.head}>
        <h4>{title}</h4>
        <CopyButton text={text} what={title} look="text" className={styles.copy} />
      </div>
      {/* Long lines scroll, so they must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
    </section>
  );
}
