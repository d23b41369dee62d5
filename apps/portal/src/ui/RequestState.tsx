import { DataText } from '@semestr/ui/DataText.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, type LucideIcon, PenLine, X } from 'lucide-react';
import styles from './request-list.module.css';

/** State of a request: pending at the university, action of the user needed, granted, rejected, or cancelled. */
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
  /** The decision and its date, or the next step. */
  next: string;
  /** Reason of a rejection, in the university's words. */
  reason?: string | null | undefined;
}

/** The state of a request in a word, with a line about what happens next. */
export const RequestState = ({ look, word, next, reason }: RequestStateProps) => (
  <>
    <Status {...looks[look]}>{word}</Status>
    <span className={styles.next}>
      <Caption>
        <DataText>{next}</DataText>
        {reason && <span lang="ru"> {reason}</span>}
      </Caption>
    </span>
  </>
);
