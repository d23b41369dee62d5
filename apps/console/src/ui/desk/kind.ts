import type { Asked, QueuedRequest, Situation } from '@semestr/api/requests';
import type { Language } from '@semestr/core/languages';
import type { RequestKind } from '@semestr/core/request-kinds';
import { type Texts, type Translate, type Tree, translator } from '@semestr/core/texts';
import type { ComponentType } from 'react';

/** What whoever decides has to know of a request: a field of its record, or a part of what is asked for. */
export interface RequestFact {
  /** By whose name in the texts of the kind it is told, and where it stands unless `of` says otherwise. */
  readonly source: string;
  readonly of?: (asked: Asked) => string | number | null;
  readonly as?: 'day' | 'roubles' | 'employee';
}

/** What the desk has to know of a kind of request beside the calls, the states and the words of its row. */
export interface DeskKind {
  readonly kind: RequestKind;
  /** What is asked for, in a line. */
  readonly asked: (asked: Asked, language: Language) => string;
  /** Reasons to refuse that are given again and again: their keys in the texts. */
  readonly reasons: readonly string[];
  readonly facts: readonly RequestFact[];
  /** Whether requests of this kind come with a paper. */
  readonly paper?: 'always' | 'maybe';
  /** What else of the student's situation counts for this kind; fetched when it is first shown. */
  readonly Situation?: ComponentType<{ request: QueuedRequest; situation: Situation }>;
}

/** The words that the desk wants of every kind. */
export type KindTexts = Tree & {
  readonly states: Tree;
  /** What is pressed to bring a request into a state. */
  readonly decisions: Tree;
  readonly reasons: Tree;
};

/** States a kind of request for the desk; `asked` tells it in the words of its texts. */
export const defineDesk = <S extends KindTexts>(
  texts: Texts<S>,
  {
    asked,
    reasons,
    ...kind
  }: Omit<DeskKind, 'asked' | 'reasons'> & {
    asked: (asked: Asked, t: Translate<S>) => string;
    reasons: readonly (keyof S['reasons'] & string)[];
  },
): DeskKind => ({
  ...kind,
  reasons,
  asked: (parts, language) => asked(parts, translator(texts, language)),
});
