import type { QueuedRequest, RequestSummary, Situation } from '@semestr/api/requests';
import type { WordKind } from '@semestr/core/data-words';
import type { Language } from '@semestr/core/languages';
import type { RequestKind } from '@semestr/core/requests/kinds';
import type { ComponentType } from 'react';

/** A fact needed for the decision: a field of the request's record, or a part of what is requested. */
export interface RequestFact {
  /** Key of its label in the texts of the request type, and its field unless `of` is set. */
  readonly source: string;
  readonly of?: (request: RequestSummary) => string | number | null;
  readonly as?: 'day' | 'roubles' | 'employee' | 'choice';
  /** The provider's values that are translated; any other value is data. */
  readonly word?: WordKind;
}

/** What the request queue needs for a request type. */
export interface DeskKind {
  readonly kind: RequestKind;
  /** Describes what is requested in one line. */
  readonly summary: (request: RequestSummary, language: Language) => string;
  /** Text keys of frequent rejection reasons. */
  readonly reasons: readonly string[];
  readonly facts: readonly RequestFact[];
  /** Whether requests of this type have a document. */
  readonly paper?: 'always' | 'maybe';
  /** Additional part of the student's situation for this type; loaded when it is first shown. */
  readonly Situation?: ComponentType<{ request: QueuedRequest; situation: Situation }>;
}
