import type { ApiDocument, JsonSchema } from '@semestr/api/openapi/document';
import { parametersOf } from '@semestr/api/openapi/document';
import { type Call, traitsOf } from './document.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const valueOf = (example: unknown, schema: JsonSchema | undefined, name: string): string => {
  if (example !== undefined) return encodeURIComponent(textOf(example));
  const first = schema?.enum?.[0] ?? schema?.examples?.[0];
  if (first !== undefined) return encodeURIComponent(textOf(first));
  return schema?.type === 'integer' ? '1' : `{${name}}`;
};

/** Quotes a word for a shell, including quotes within it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Returns the authentication of a shell request: an API token, or a session when no token is accepted; false when none
 * is required.
 */
function identityOf(call: Call): string | false {
  const { scope } = traitsOf(call);
  if (scope === undefined) return false;
  return scope === null ? `--cookie "SESSION=$SESSION"` : `-H "Authorization: Bearer $SEMESTR_TOKEN"`;
}

/** Returns the shell command for a call, with the required parameters only. */
export function shellRequest(call: Call, document: ApiDocument, origin: string): string {
  const { method, path, operation } = call;
  const parameters = parametersOf(operation, document);
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce(
      (url, { name, example, schema }) => url.replace(`{${name}}`, valueOf(example, schema, name)),
      path,
    );
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.example !== undefined))
    .map(({ name, example, schema }) => `${name}=${valueOf(example, schema, name)}`)
    .join('&');
  const body = operation.requestBody?.content['application/json'];
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + filled + (query && `?${query}`))}`,
    identityOf(call),
    body && `--json ${quoted(JSON.stringify(body.example ?? {}, null, 2))}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}
