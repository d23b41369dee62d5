import { type RequestKind, type RequestLook, rulesOf } from '@semestr/core/requests/kinds';
import { requestTexts, type SeenState, stateWord } from '@semestr/core/requests/texts';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, type LucideIcon, PenLine, X } from 'lucide-react';
import { pageTexts } from '../page/texts.ts';
import styles from './request-list.module.css';

interface StatusStyle {
  kind: StatusKind;
  icon: LucideIcon;
}

const styleOf: Readonly<Record<RequestLook, StatusStyle>> = {
  waits: { kind: 'waits', icon: Clock },
  move: { kind: 'move', icon: PenLine },
  done: { kind: 'done', icon: Check },
  refused: { kind: 'refused', icon: CircleAlert },
  ended: { kind: 'waits', icon: X },
};

/** What requests of all kinds have in common. */
export interface StatedRequest<S extends string> {
  /** Null for an unknown status, which is shown as received. */
  state: S | null;
  status: string | number;
  /** In the university's words. */
  rejectionReason: string | null;
}

interface RequestStatusProps<K extends RequestKind, S extends SeenState<K>> {
  kind: K;
  request: StatedRequest<S>;
  /** Replaces the icon of what is the student's move. */
  moveIcon?: LucideIcon;
  /** Who reads it. */
  reader?: 'student' | 'university';
}

/** The state of a request in a word. */
export function RequestStatus<K extends RequestKind, S extends SeenState<K>>(
  props: RequestStatusProps<K, S>,
) {
  const { kind, request, moveIcon, reader = 'student' } = props;
  const t = useTexts(requestTexts);
  const { state, status } = request;
  if (state === null) return <span lang="ru">{status}</span>;
  const look = state === 'cancelled' ? 'ended' : (rulesOf(kind).looks[state] ?? 'waits');
  const style = styleOf[look];
  return (
    <Status kind={style.kind} icon={(look === 'move' && moveIcon) || style.icon}>
      {stateWord(t, { kind, state }, reader)}
    </Status>
  );
}

/** The reason of a decision, quoted after it; nothing when there is none. */
export function Reason({ children: text }: { children: string | null }) {
  const t = useTexts(pageTexts);
  return text ? <span lang="ru"> {t('quoted', { text })}</span> : null;
}

interface RequestStateProps<K extends RequestKind, S extends SeenState<K>> extends RequestStatusProps<K, S> {
  /** The decision and its date, or the next step. */
  next: (state: S) => string;
}

/** The state of a request in a word, with a line about what happens next. */
export function RequestState<K extends RequestKind, S extends SeenState<K>>({
  next,
  ...props
}: RequestStateProps<K, S>) {
  const { state, rejectionReason } = props.request;
  return (
    <>
      <RequestStatus {...props} />
      {state !== null && (
        <span className={styles.next}>
          <Caption>
            <DataText>{next(state)}</DataText>
            <Reason>{state === 'rejected' ? rejectionReason : null}</Reason>
          </Caption>
        </span>
      )}
    </>
  );
}
