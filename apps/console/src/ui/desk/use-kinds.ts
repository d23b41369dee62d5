import type { QueuedRequest } from '@semestr/api/requests';
import type { Language } from '@semestr/core/languages';
import { type RequestKind } from '@semestr/core/requests/kinds';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import type { DeskKind } from '../../records/desk-kind.ts';

/** A request type with the name of its resource. */
export interface NamedKind extends DeskKind {
  readonly resource: string;
}

/** Returns the request types, as defined in the rows of their resources. */
export function useKinds(): (kind: RequestKind) => NamedKind {
  const rows = Object.values(useResourceDefinitions<Placement>());
  const kinds = new Map(
    rows.flatMap(({ name, options }) =>
      options?.desk ? [[options.desk.kind, { ...options.desk, resource: name }] as const] : [],
    ),
  );
  return (kind) => {
    const found = kinds.get(kind);
    if (!found) throw new Error(`No row of resources.ts is the desk of ${kind}`);
    return found;
  };
}

/** Returns the texts of a request type, from its resource. */
export function useKindWords({ resource, summary }: NamedKind) {
  const translate = useTranslate();
  const words = (key: string): string => translate(`resources.${resource}.${key}`);
  return {
    summary: (request: Pick<QueuedRequest, 'asked'>, language: Language) => summary(request.asked, language),
    state: (state: string) => words(`states.${state}`),
    decision: (state: string) => words(`decisions.${state}`),
    reason: (key: string) => words(`reasons.${key}`),
    field: (source: string) => words(`fields.${source}`),
    choice: (source: string, value: string) => words(`choices.${source}.${value}`),
  };
}
