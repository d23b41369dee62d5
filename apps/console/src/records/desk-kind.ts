import type { QueuedRequest, RequestSummary, Situation } from '@semestr/api/requests';
import type { WordKind } from '@semestr/core/data-words';
import type { Language } from '@semestr/core/languages';
import type { RequestKind } from '@semestr/core/requests/kinds';
import type { ComponentType } from 'react';

/** A fact needed for the decision: a field of the record, or a value derived from the request. */
export interface RequestFact {
  /** Key of its label in the texts of the request type; also the name of the field, unless `of` is set. */
  readonly source: string;
  readonly of?: (request: RequestSummary) => string | number | null;
  readonly as?: 'day' | 'roubles' | 'employee' | 'choice';
  /** Kind of the provider's values that are translated; other values are data. */
  readonly word?: WordKind;
}

/** Numbered papers of a request type. Their numbers are proposed, and several can be issued and printed together. */
export interface DeskPapers {
  /** State of a request with an issued paper. */
  readonly state: string;
  /** Loaded on first use, because the contract includes the validator. */
  readonly calls: () => Promise<
    Pick<typeof import('@semestr/api/certificates'), 'numbering' | 'issue' | 'print'>
  >;
}

/** Definition of a request type for the request queue. */
export interface DeskKind {
  readonly kind: RequestKind;
  /** Describes what is requested in one line. */
  readonly summary: (request: RequestSummary, language: Language) => string;
  /** Text keys of frequent rejection reasons. */
  readonly reasons: readonly string[];
  readonly facts: readonly RequestFact[];
  /** Whether requests of this type have a document. */
  readonly paper?: 'always' | 'maybe';
  /** Set when its papers have consecutive numbers. */
  readonly papers?: DeskPapers;
  /** Additional part of the student's situation for this type; loaded when it is first shown. */
  readonly Situation?: ComponentType<{ request: QueuedRequest; situation: Situation }>;
}
