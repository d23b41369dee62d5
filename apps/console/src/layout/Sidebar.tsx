import { useTexts } from '@semestr/ui/language.tsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import {
  type ResourceDefinition,
  useCreatePath,
  useGetResourceLabel,
  useResourceDefinitions,
  useStore,
} from 'react-admin';
import { NavLink } from 'react-router-dom';
import { type Placement, sections } from '../define-resource.ts';
import styles from './sidebar.module.css';
import { layoutTexts } from './texts.ts';

const itemClass = ({ isActive }: { isActive: boolean }): string =>
  isActive ? `${styles.item} ${styles.itemActive}` : `${styles.item}`;

function Item({ resource }: { resource: ResourceDefinition<Placement> }) {
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const Icon = resource.options?.icon;
  return (
    <li>
      <NavLink to={createPath({ resource: resource.name, type: 'list' })} className={itemClass}>
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
        <span className={styles.itemName}>{label(resource.name, 2)}</span>
      </NavLink>
    </li>
  );
}

function Sections() {
  const t = useTexts(layoutTexts);
  const resources = Object.values(useResourceDefinitions<Placement>());
  return sections.map((section) => (
    <div key={section}>
      <p className={styles.section}>
        <span className={styles.itemName}>{t(`sections.${section}`)}</span>
      </p>
      <ul className={styles.items}>
        {resources
          .filter(({ hasList, options }) => hasList && options?.section === section)
          .map((resource) => (
            <Item key={resource.name} resource={resource} />
          ))}
      </ul>
    </div>
  ));
}

/** The sections: on a wide screen a column, on a tablet a rail that opens, on a phone inside a drawer. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useTexts(layoutTexts);
  const [wantsCollapsed, setCollapsed] = useStore('sidebar.collapsed', false);
  const isCollapsed = wantsCollapsed && !inDrawer;
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      className={inDrawer ? styles.drawerNav : styles.sidebar}
      data-collapsed={isCollapsed || undefined}
      aria-label={t('navigation')}
    >
      <div className={styles.panel}>
        <Sections />
        {!inDrawer && (
          <div className={styles.bottom}>
            <button
              type="button"
              className={`${styles.item} ${styles.collapse}`}
              onClick={() => setCollapsed(!wantsCollapsed)}
              aria-expanded={!isCollapsed}
            >
              <Toggle size={16} strokeWidth={1.75} aria-hidden />
              <span className={styles.itemName}>{isCollapsed ? t('expand') : t('collapse')}</span>
            </button>
          </div>
        )}
      </div>
    </nav>
  );
}
