import { DisplayMenu } from './DisplayMenu.tsx';
import styles from './layout.module.css';
import { PageFailure } from './PageFailure.tsx';
import { TopBar } from './TopBar.tsx';

/** Stands in place of the whole console when its frame failed. */
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
