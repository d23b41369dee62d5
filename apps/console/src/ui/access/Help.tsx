import { Button } from '@semestr/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import { Fact } from '../record/Section.tsx';
import styles from './access.module.css';

interface HelpProps {
  /** What it is about. */
  name: string;
  /** What is pressed. */
  action: string;
  /** The dialog that asks before anything is done. */
  children: (close: () => void) => ReactNode;
}

/** Something that is done for the owner of an account, once a dialog has asked. */
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
