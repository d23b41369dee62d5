import type { ReactNode } from 'react';
import { DisplayMenu } from './DisplayMenu.tsx';
import styles from './layout.module.css';
import { TopBar } from './TopBar.tsx';

/** Layout without navigation, used before sign-in and when the main layout has failed. */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <>
    <TopBar end={<DisplayMenu />} />
    <main className={styles.alone}>{children}</main>
  </>
);
