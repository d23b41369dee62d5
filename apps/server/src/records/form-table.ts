import type { FormKind, RequestState } from '@semestr/core/requests/kinds';
import type { IsoDate } from '@semestr/core/dates';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordTable } from './store.ts';

/** A row of a kind with the common form, without its choices. */
export interface FormRow {
  readonly id: number;
  readonly studentId: number;
  readonly state: RequestState<FormKind>;
  readonly number: string | null;
  readonly dateFrom: IsoDate;
  readonly dateTo: IsoDate;
  readonly uploadId: number | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly rejectionReason: string | null;
}

/** The table of such a kind: the columns of `formColumns`, and one for each choice. */
export type FormTable = RecordTable &
  Readonly<Record<Exclude<keyof FormRow, 'rejectionReason'>, PgColumn>> & { readonly $inferSelect: FormRow };
