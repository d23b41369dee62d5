import type { ReactNode } from 'react';
import { DisplayMenu } from './DisplayMenu.tsx';
import styles from './layout.module.css';
import { TopBar } from './TopBar.tsx';

/** Layout without navigation: before sign-in, and where the layout itself failed. */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <>
    <TopBar end={<DisplayMenu />} />
    <main className={styles.alone}>{children}</main>
  </>
);
