import { type CertificateState, certificateLifecycle } from '@semestr/core/certificates';
import { type Lifecycle, mayMove } from '@semestr/core/requests';
import { notify } from '../db/notify.ts';
import { Refused } from '../http/refuse.ts';
import type { Kept, Change } from './resource.ts';
import type { Row } from './store.ts';

/** What a decision means to the student: whether it is good news, and how it is told. */
interface Decision {
  type: 'INFO' | 'SUCCESS' | 'FAILURE';
  text: (row: Row) => string;
}

/** The states of a kind of request, and what the student is told of each; null where it is nothing to be told of. */
interface Kind<State extends string> {
  lifecycle: Lifecycle<State>;
  told: Readonly<Record<State, Decision | null>>;
}

const because = (row: Row): string => {
  const reason = row['rejectionReason'];
  return typeof reason === 'string' && reason !== '' ? ` Причина: ${reason}` : '';
};

const certificate: Kind<CertificateState> = {
  lifecycle: certificateLifecycle,
  told: {
    processing: null,
    printed: { type: 'SUCCESS', text: (row) => `Справка готова: ${String(row['place'])}. Её можно забрать.` },
    rejected: {
      type: 'FAILURE',
      text: (row) => `Справка отклонена: ${String(row['place'])}.${because(row)}`,
    },
  },
};

/** Keeps a kind's states: a state may only be followed by those that its table names; the student is told. */
const decidingBy = <State extends string>({
  lifecycle,
  told,
}: Kind<State>): Pick<Kept, 'before' | 'after'> => ({
  before: ({ before, values, now }: Change) => {
    // The column holds nothing but states of this kind.
    const [from, to] = [before?.['state'], values['state']] as [State, State];
    if (from === to) return;
    if (!mayMove(lifecycle, from, to)) throw new Refused(409);
    values['decidedAt'] = now;
  },
  after: async ({ tx, before, row, now }) => {
    const state = row['state'] as State;
    const decision = told[state];
    if (state === before?.['state'] || !decision) return;
    const studentIds = [Number(row['studentId'])];
    await notify(tx, { studentIds }, { type: decision.type, message: decision.text(row), now });
  },
});

const kinds = { certificates: decidingBy(certificate) };

export const deciding = (kind: keyof typeof kinds): Pick<Kept, 'before' | 'after'> => kinds[kind];
