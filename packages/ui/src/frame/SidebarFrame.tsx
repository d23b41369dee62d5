import { ChevronRight, type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './frame.module.css';

interface SidebarFrameProps {
  /** What is in it. */
  label: string;
  /** In a drawer it has its full width and does not collapse. */
  inDrawer: boolean;
  isCollapsed: boolean;
  /** What the button at the foot does: collapse the sidebar, or expand it again. */
  toggle: string;
  onToggle: () => void;
  /** Stands at the foot, above that button. */
  foot?: ReactNode;
  /** `SidebarSection`s and `SidebarItems`. */
  children: ReactNode;
}

/** The sections: on a wide screen a column, on a tablet a rail that opens, on a phone inside a drawer. */
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

/** The class of a link or button of the sidebar; `aria-current` says where one is. */
export const sidebarItemClass = styles.item ?? '';

/** What is in such a link. Its name is unseen while the sidebar is a rail. */
export const SidebarItem = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon size={16} strokeWidth={1.75} aria-hidden />
    <SidebarName>{children}</SidebarName>
  </>
);

/** Words of the sidebar that go while it is a rail. */
export const SidebarName = ({ children }: { children: ReactNode }) => (
  <span className={styles.name}>{children}</span>
);

/** How many wait behind a link; unseen while the sidebar is a rail, or where there are none. */
export const SidebarCount = ({ children }: { children: ReactNode }) => (
  <span className={classNames(styles.name, styles.count)}>{children}</span>
);

/** Links, each in an `li`. */
export const SidebarItems = ({ children }: { children: ReactNode }) => (
  <ul className={styles.items}>{children}</ul>
);

/** The heading of some links. */
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

/** Links under a heading that folds them away. */
export const SidebarFold = ({ title, isOpen, onToggle, children }: SidebarFoldProps) => (
  <details
    open={isOpen}
    // React hands the state back that it has just set.
    onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}
  >
    <summary className={classNames(styles.section, styles.fold)}>
      <SidebarName>{title}</SidebarName>
      <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
    </summary>
    {children}
  </details>
);
