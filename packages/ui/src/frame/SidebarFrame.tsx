import { ChevronRight, type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './frame.module.css';

interface SidebarFrameProps {
  /** Accessible label of the sidebar. */
  label: string;
  /** Whether it is in a drawer, where it has its full width and does not collapse. */
  inDrawer: boolean;
  isCollapsed: boolean;
  /** Label of the button at the bottom, which collapses or expands the sidebar. */
  toggle: string;
  onToggle: () => void;
  /** Content at the bottom, above that button. */
  foot?: ReactNode;
  /** `SidebarSection`s and `SidebarItems`. */
  children: ReactNode;
}

/** Navigation: on a wide screen a column, on a tablet a rail that expands, on a phone inside a drawer. */
export function SidebarFrame(props: SidebarFrameProps) {
  const { label, inDrawer, toggle, onToggle, foot, children } = props;
  const isCollapsed = props.isCollapsed && !inDrawer;
  return (
    <nav
      className={inDrawer ? styles.drawerNav : styles.sidebar}
      data-collapsed={isCollapsed || undefined}
      aria-label={label}
    >
      <div className={styles.panel}>
        {children}
        <div className={styles.foot}>
          {foot}
          {!inDrawer && (
            <button
              type="button"
              className={classNames(styles.item, styles.collapse)}
              onClick={onToggle}
              aria-expanded={!isCollapsed}
            >
              <SidebarItem icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}>{toggle}</SidebarItem>
            </button>
          )}
        </div>
      </div>
    </nav>
  );
}

/** Class name of a link or button of the sidebar; `aria-current` marks the current page. */
export const sidebarItemClass = styles.item ?? '';

/** Content of such a link. Its name is hidden while the sidebar is a rail. */
export const SidebarItem = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon size={16} strokeWidth={1.75} aria-hidden />
    <SidebarName>{children}</SidebarName>
  </>
);

/** Text of the sidebar that is hidden while it is a rail. */
export const SidebarName = ({ children }: { children: ReactNode }) => (
  <span className={styles.name}>{children}</span>
);

/** Number of pending items behind a link; hidden while the sidebar is a rail, or when there are none. */
export const SidebarCount = ({ children }: { children: ReactNode }) => (
  <span className={classNames(styles.name, styles.count)}>{children}</span>
);

/** Links, each in an `li`. */
export const SidebarItems = ({ children }: { children: ReactNode }) => (
  <ul className={styles.items}>{children}</ul>
);

/** Heading of a group of links. */
export const SidebarSection = ({ children }: { children: ReactNode }) => (
  <p className={styles.section}>
    <SidebarName>{children}</SidebarName>
  </p>
);

interface SidebarFoldProps {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** `SidebarItems`. */
  children: ReactNode;
}

/** Links under a heading that collapses them. */
export const SidebarFold = ({ title, isOpen, onToggle, children }: SidebarFoldProps) => (
  <details
    open={isOpen}
    // React also reports a state that it has just set.
    onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}
  >
    <summary className={classNames(styles.section, styles.fold)}>
      <SidebarName>{title}</SidebarName>
      <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
    </summary>
    {children}
  </details>
);
