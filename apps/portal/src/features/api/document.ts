import { russianLayout } from '@semestr/core/keyboard';
import {
  type ApiDocument,
  type ApiResponse,
  nameIn,
  type Operation,
  type Tag,
} from '@semestr/api/openapi/document';

/** A call as displayed. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

export interface Feature {
  tag: Tag;
  calls: readonly Call[];
}

/** Groups the calls of a document by feature, in its order. */
export function featuresOf({ paths, tags }: ApiDocument): Feature[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tags[0]);
  return tags.map((tag) => ({ tag, calls: byTag.get(tag.name) ?? [] }));
}

const termsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the features and calls that contain all search terms, in any order. Also finds terms typed in the wrong
 * keyboard layout.
 */
export function search(features: readonly Feature[], text: string): readonly Feature[] {
  const terms = termsOf(text);
  if (terms.length === 0) return features;
  return features.flatMap(({ tag, calls }) => {
    const about = [tag.name, tag['x-title'].ru, tag['x-title'].en].join(' ');
    const found = calls.filter(({ method, path, operation }) => {
      const all = `${method} ${path} ${operation.summary} ${about}`.toLowerCase();
      return terms.every((word) => all.includes(word) || all.includes(russianLayout(word)));
    });
    return found.length > 0 ? [{ tag, calls: found }] : [];
  });
}

/** Splits a text at the search terms; every second part is a term. */
export function splitAtTerms(text: string, searchText: string): string[] {
  const words = termsOf(searchText).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'i'));
}

/** Returns the responses of a call by status. */
export const responsesOf = (
  { responses }: Operation,
  { components }: ApiDocument,
): readonly (readonly [status: string, response: ApiResponse])[] =>
  Object.entries(responses).flatMap(([status, one]) => {
    const response = '$ref' in one ? components.responses[nameIn(one)] : one;
    return response ? [[status, response] as const] : [];
  });

/** Returns the special traits of a call, derived from its document. */
export function traitsOf({ method, operation }: Call) {
  const { responses, parameters } = operation;
  const statesReason = (status: string, reason: string): boolean => {
    const one = responses[status];
    return one !== undefined && '$ref' in one && nameIn(one).includes(reason);
  };
  const ways = operation.security.flatMap((way) => Object.entries(way));
  return {
    /**
     * The scope that an API token needs; null when no token is accepted, undefined when no authentication is required.
     */
    scope: ways.length > 0 ? (ways.find(([name]) => name === 'token')?.[1][0] ?? null) : undefined,
    changes: method === 'GET' && statesReason('400', 'cross-site'),
    creates: parameters.some((one) => '$ref' in one && nameIn(one) === 'IdempotencyKey'),
    inPerson: statesReason('423', 'in-person-only'),
    prepared: responses['304'] !== undefined,
    ours: operation['x-extension'] === true,
  };
}
