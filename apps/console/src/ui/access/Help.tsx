import { Button } from '@semestr/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import { Fact } from '../record/Section.tsx';
import styles from './access.module.css';

interface HelpProps {
  /** Name of the fact that the action changes. */
  name: string;
  /** Label of the button. */
  action: string;
  /** The confirmation dialog. */
  children: (close: () => void) => ReactNode;
}

/** An action on an account, performed after a dialog. */
export function Help({ name, action, children }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fact name={name}>
      <Button look="text" className={styles.action} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </Fact>
  );
}
