import type { RequestSummary } from '@semestr/api/requests';
import { requestNumber } from '@semestr/core/requests/kinds';
import { type Texts, type Translate, type Tree, translator } from '@semestr/core/texts';
import type { LucideIcon } from 'lucide-react';
import type { Calls, Row } from './define-resource.ts';
import type { DeskKind } from './desk-kind.ts';

/** The desk's own texts of a type; its name, states and decisions are in `requestTexts`. */
type DeskTexts = Tree & { readonly fields: Tree; readonly reasons: Tree };

interface RequestRow<S extends DeskTexts> extends Omit<DeskKind, 'summary' | 'reasons'> {
  /** Last segment of the path of its calls. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly texts: Texts<S>;
  readonly calls: () => Promise<Calls>;
  readonly summary: (request: RequestSummary, t: Translate<S>) => string;
  readonly reasons: readonly (keyof S['reasons'] & string)[];
}

/** Defines the row of a request type, which is decided in the request queue; `summary` uses the type's own texts. */
export const defineRequest = <S extends DeskTexts>({
  name,
  icon,
  texts,
  calls,
  summary,
  ...desk
}: RequestRow<S>): Row => ({
  name,
  section: 'requests',
  area: 'requests',
  icon,
  texts,
  calls,
  represent: ({ id }) => requestNumber(desk.kind, Number(id)),
  pages: {},
  desk: { ...desk, summary: (parts, language) => summary(parts, translator(texts, language)) },
});
