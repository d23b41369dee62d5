import { Second } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, type LucideIcon, PenLine, X } from 'lucide-react';
import styles from './request-list.module.css';

/** How a request stands: with the university, with the person, granted, refused, or taken back. */
export type RequestLook = 'waits' | 'move' | 'done' | 'refused' | 'cancelled';

const looks: Readonly<Record<RequestLook, { kind: StatusKind; icon: LucideIcon }>> = {
  waits: { kind: 'waits', icon: Clock },
  move: { kind: 'move', icon: PenLine },
  done: { kind: 'done', icon: Check },
  refused: { kind: 'refused', icon: CircleAlert },
  cancelled: { kind: 'waits', icon: X },
};

interface RequestStateProps {
  look: RequestLook;
  word: string;
  /** What was decided and when, or what happens next. */
  next: string;
  /** The reason of a refusal as the university wrote it. */
  reason?: string | null | undefined;
}

/** The state of a request in a word, and in a line what happens next. */
export const RequestState = ({ look, word, next, reason }: RequestStateProps) => (
  <>
    <Status {...looks[look]}>{word}</Status>
    <span className={styles.next}>
      <Second>
        {next}
        {reason && <span lang="ru"> {reason}</span>}
      </Second>
    </span>
  </>
);
