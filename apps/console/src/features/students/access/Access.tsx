import type { Student } from '@semestr/api/students';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import { Fact, Section } from '../../../ui/record/Section.tsx';
import { studentTexts } from '../texts.ts';
import styles from './access.module.css';
import { Blocking } from './Blocking.tsx';
import { Deed, deeds } from './Deed.tsx';
import { PasswordLink } from './PasswordLink.tsx';

/** What helps a student who cannot get in. */
export function Access({ student }: { student: Student }) {
  const t = useTexts(studentTexts);
  return (
    <Section title={t('access.title')}>
      <Help name={t('access.link.name')} action={t('access.link.open')}>
        {(close) => <PasswordLink student={student} onClose={close} />}
      </Help>
      {deeds.map((deed) => (
        <Help key={deed} name={t(`access.${deed}.name`)} action={t(`access.${deed}.open`)}>
          {(close) => <Deed deed={deed} student={student} onClose={close} />}
        </Help>
      ))}
      <Fact name={t('access.blocking.name')}>
        <Blocking student={student} />
      </Fact>
    </Section>
  );
}

interface HelpProps {
  /** What it is about. */
  name: string;
  /** What is pressed. */
  action: string;
  /** The dialog that asks before anything is done. */
  children: (close: () => void) => ReactNode;
}

function Help({ name, action, children }: HelpProps) {
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
