import Menu from '@mui/material/Menu';
import { type ReactNode, useState } from 'react';
import styles from './bar.module.css';

interface BarMenuProps {
  /** What the button is called. */
  name: string;
  button: ReactNode;
  children: ReactNode;
}

/** A button of the bar with its menu. Choices of language and theme are seen at once, so the menu stays open. */
export function BarMenu({ name, button, children }: BarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.barButton}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {button}
        <span className="visually-hidden">{name}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': name }, paper: { sx: { marginTop: '7px' } } }}
      >
        {children}
      </Menu>
    </>
  );
}
