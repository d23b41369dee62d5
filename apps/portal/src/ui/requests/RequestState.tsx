import { type RequestKind, type RequestLook, rulesOf } from '@semestr/core/requests/kinds';
import { requestTexts, type SeenState, stateWord } from '@semestr/core/requests/texts';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import {
  Check,
  CircleAlert,
  Clock,
  type LucideIcon,
  MessageCircleQuestionMark,
  PenLine,
  X,
} from 'lucide-react';
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

/** Properties that requests of all types have. */
export interface StatedRequest<S extends string> {
  /** Null for an unknown status, whose label is shown as received. */
  state: S | null;
  status: string | number;
  /** Reason as entered by the university. */
  rejectionReason: string | null;
}

interface RequestStatusProps<K extends RequestKind, S extends SeenState<K>> {
  kind: K;
  request: StatedRequest<S>;
  /** Icon for states that require an action of the student. */
  moveIcon?: LucideIcon;
  /** Reader of the text: the student or the educator. */
  reader?: 'student' | 'university';
  /** Whether the university waits for the student's reply to a question. */
  isAsked?: boolean;
}

/** State of a request as a label. */
export function RequestStatus<K extends RequestKind, S extends SeenState<K>>(
  props: RequestStatusProps<K, S>,
) {
  const { kind, request, moveIcon, reader = 'student', isAsked = false } = props;
  const t = useTexts(requestTexts);
  const { state, status } = request;
  if (state === null) return <span lang="ru">{status}</span>;
  if (isAsked)
    return (
      <Status kind="move" icon={MessageCircleQuestionMark}>
        {t('awaitsReply')}
      </Status>
    );
  const look = state === 'cancelled' ? 'ended' : (rulesOf(kind).looks[state] ?? 'waits');
  const style = styleOf[look];
  return (
    <Status kind={style.kind} icon={(look === 'move' && moveIcon) || style.icon}>
      {stateWord(t, { kind, state }, reader)}
    </Status>
  );
}

/** The reason of a decision in quotes; renders nothing when there is none. */
export function Reason({ children: text }: { children: string | null }) {
  const t = useTexts(pageTexts);
  return text ? <span lang="ru"> {t('quoted', { text })}</span> : null;
}

interface RequestStateProps<K extends RequestKind, S extends SeenState<K>> extends RequestStatusProps<K, S> {
  /** The decision and its date, or the next step. */
  next: (state: S) => string;
}

/** State of a request as a label, with the next step. */
export function RequestState<K extends RequestKind, S extends SeenState<K>>({
  next,
  ...props
}: RequestStateProps<K, S>) {
  const { state, rejectionReason } = props.request;
  return (
    <>
      <RequestStatus {...props} />
      {state !== null && !props.isAsked && (
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
