import { russianLayout } from '@semestr/core/keyboard';
import {
  type ApiDocument,
  type ApiResponse,
  nameIn,
  type Operation,
  type Tag,
} from '@semestr/api/openapi/document';

/** A call as the page shows it. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

export interface Feature {
  tag: Tag;
  calls: readonly Call[];
}

/** The calls of a document by feature, in its order. */
export function featuresOf({ paths, tags }: ApiDocument): Feature[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tags[0]);
  return tags.map((tag) => ({ tag, calls: byTag.get(tag.name) ?? [] }));
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** What of the features holds all the words, in any order; typed on the wrong keyboard layout too. */
export function search(features: readonly Feature[], text: string): readonly Feature[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return features;
  return features.flatMap(({ tag, calls }) => {
    const about = [tag.name, tag['x-title'].ru, tag['x-title'].en].join(' ');
    const found = calls.filter(({ method, path, operation }) => {
      const all = `${method} ${path} ${operation.summary} ${about}`.toLowerCase();
      return wanted.every((word) => all.includes(word) || all.includes(russianLayout(word)));
    });
    return found.length > 0 ? [{ tag, calls: found }] : [];
  });
}

/** A text in parts, of which every second one is a word that is looked for. */
export function marked(text: string, wanted: string): string[] {
  const words = wordsOf(wanted).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'i'));
}

/** The answers of a call by their status. */
export const responsesOf = (
  { responses }: Operation,
  { components }: ApiDocument,
): readonly (readonly [status: string, response: ApiResponse])[] =>
  Object.entries(responses).flatMap(([status, one]) => {
    const response = '$ref' in one ? components.responses[nameIn(one)] : one;
    return response ? [[status, response] as const] : [];
  });

/** What is special about a call, by what its document says. */
export function traitsOf({ method, operation }: Call) {
  const { responses, parameters } = operation;
  const statesReason = (status: string, reason: string): boolean => {
    const one = responses[status];
    return one !== undefined && '$ref' in one && nameIn(one).includes(reason);
  };
  const ways = operation.security.flatMap((way) => Object.entries(way));
  return {
    /** The scope that an API token needs; null where no token makes the call, undefined where nobody is asked. */
    scope: ways.length > 0 ? (ways.find(([name]) => name === 'token')?.[1][0] ?? null) : undefined,
    changes: method === 'GET' && statesReason('400', 'cross-site'),
    creates: parameters.some((one) => '$ref' in one && nameIn(one) === 'IdempotencyKey'),
    inPerson: statesReason('423', 'in-person-only'),
    prepared: responses['304'] !== undefined,
    ours: operation['x-extension'] === true,
  };
}
