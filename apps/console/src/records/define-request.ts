import type { RequestSummary } from '@semestr/api/requests';
import type { FullLanguage } from '@semestr/core/languages';
import { type RequestKind, requestNumber } from '@semestr/core/requests/kinds';
import { requestTexts } from '@semestr/core/requests/texts';
import {
  type AnyTexts,
  defineTexts,
  type Texts,
  type TextsLike,
  type Translate,
  type Tree,
  translator,
} from '@semestr/core/texts';
import type { LucideIcon } from 'lucide-react';
import type { Calls, Row } from './define-resource.ts';
import type { DeskKind } from './desk-kind.ts';

/** The desk's own texts of a type; the name, states and decisions are those of `requestTexts`. */
type DeskTexts = Tree & { readonly fields: Tree; readonly reasons: Tree };

type Source = object | (() => Promise<{ default: object }>);

/** Returns the texts of a type with the words that all applications have in common. */
function withCommonWords(name: string, kind: RequestKind, own: AnyTexts): AnyTexts {
  const load = async (source: Source | undefined): Promise<object> =>
    typeof source === 'function' ? (await source()).default : (source ?? {});
  const both = (language: FullLanguage) => async () => ({
    default: {
      // The texts of a type and the common words are objects, or functions that load them.
      ...(await load(own.sources[language] as Source)),
      ...((await load(requestTexts.sources[language])) as Readonly<Record<RequestKind, object>>)[kind],
    } as Tree & TextsLike<Tree>,
  });
  return defineTexts<Tree>(name, { ru: both('ru'), en: both('en') });
}

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
  texts: withCommonWords(`records.${desk.kind}`, desk.kind, texts),
  calls,
  represent: ({ id }) => requestNumber(desk.kind, Number(id)),
  pages: {},
  desk: { ...desk, summary: (parts, language) => summary(parts, translator(texts, language)) },
});
