import { DisplayMenu } from './DisplayMenu.tsx';
import styles from './layout.module.css';
import { PageFailure } from './PageFailure.tsx';
import { TopBar } from './TopBar.tsx';

/** Replaces the whole console when its layout failed. */
export function Broken({ error }: { error?: unknown }) {
  return (
    <>
      <TopBar end={<DisplayMenu />} />
      <main className={styles.alone}>
        <PageFailure error={error} />
      </main>
    </>
  );
}
