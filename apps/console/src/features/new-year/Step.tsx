import type { StepState } from '@semestr/core/new-year';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { CircleCheck, CircleDashed, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './new-year.module.css';
import { newYearTexts } from './texts/index.ts';

const statusStyles: Readonly<Record<StepState, { kind: StatusKind; icon: LucideIcon }>> = {
  'to-do': { kind: 'move', icon: CircleDashed },
  done: { kind: 'done', icon: CircleCheck },
  nothing: { kind: 'waits', icon: CircleMinus },
  unclear: { kind: 'move', icon: CircleHelp },
};

interface StepProps {
  number: number;
  title: string;
  /** Missing for the steps after the checklist, whose progress is not tracked. */
  state?: StepState;
  children: ReactNode;
}

/** A step of the checklist with its progress. */
export function Step({ number, title, state, children }: StepProps) {
  const t = useTexts(newYearTexts);
  const look = state && statusStyles[state];
  return (
    <li className={styles.step}>
      <Section
        title={`${number}. ${title}`}
        note={
          look && (
            <Status kind={look.kind} icon={look.icon}>
              {t(`states.${state}`)}
            </Status>
          )
        }
      >
        {children}
      </Section>
    </li>
  );
}
