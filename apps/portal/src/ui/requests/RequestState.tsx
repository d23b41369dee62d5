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

/** States of requests: pending at the university, action of the user needed, granted, rejected, cancelled or ended. */
const common = {
  waits: { kind: 'waits', icon: Clock },
  move: { kind: 'move', icon: PenLine },
  done: { kind: 'done', icon: Check },
  refused: { kind: 'refused', icon: CircleAlert },
  cancelled: { kind: 'waits', icon: X },
} as const satisfies Record<string, StatusStyle>;

/** Style of each state: a common one, or one with an icon of its own. */
export type RequestLooks<S extends string> = Readonly<Record<S, keyof typeof common | StatusStyle>>;

/** Styles of requests for a paper that is printed: certificates and mark sheets. */
export const paperLooks = {
  processing: 'waits',
  printed: 'done',
  rejected: 'refused',
  cancelled: 'cancelled',
} as const;

/** What requests of all kinds have in common. */
export interface StatedRequest<S extends string> {
  /** Null for an unknown status, which is shown as received. */
  state: S | null;
  status: string | number;
  /** In the university's words. */
  rejectionReason: string | null;
}

interface RequestStatusProps<S extends string> {
  request: StatedRequest<S>;
  looks: RequestLooks<S>;
  word: (state: S) => string;
}

/** The state of a request in a word. */
export function RequestStatus<S extends string>(props: RequestStatusProps<S>) {
  const { state, status } = props.request;
  if (state === null) return <span lang="ru">{status}</span>;
  const look: keyof typeof common | StatusStyle = props.looks[state];
  return <Status {...(typeof look === 'string' ? common[look] : look)}>{props.word(state)}</Status>;
}

/** The reason of a decision, quoted after it; nothing when there is none. */
export function Reason({ children: text }: { children: string | null }) {
  const t = useTexts(pageTexts);
  return text ? <span lang="ru"> {t('quoted', { text })}</span> : null;
}

interface RequestStateProps<S extends string> extends RequestStatusProps<S> {
  /** The decision and its date, or the next step. */
  next: (state: S) => string;
}

/** The state of a request in a word, with a line about what happens next. */
export function RequestState<S extends string>({ next, ...props }: RequestStateProps<S>) {
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
