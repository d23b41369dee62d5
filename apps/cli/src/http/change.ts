import { ApiError, type Client, urlOf } from '@semestr/api/client';
import { type Endpoint, isFileContent, type Reply, type Request } from '@semestr/api/endpoint';
import { fieldReasonOf } from '@semestr/api/issues';
import { translator } from '@semestr/core/texts';
import * as z from 'zod/mini';
import { exit, type ExitCode } from '../io/failure.ts';
import type { Context } from '../io/io.ts';
import { jsonText } from '../io/output.ts';
import { texts } from '../io/texts.ts';
import { withStepUp } from './proven.ts';
import { withSession } from './session.ts';

const parts = ['params', 'query', 'body'] as const;
interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Rejects a request that the server would reject as bad input. */
function checkRequest(call: Endpoint, request: Parts): void {
  const fields = parts.flatMap((part) => {
    const schema = call[part];
    const parsed = schema && z.safeParse(schema, request[part], { reportInput: true });
    return (parsed?.error?.issues ?? []).map((issue) => ({
      field: [part, ...issue.path.map(String)].join('.'),
      reason: fieldReasonOf(issue),
    }));
  });
  if (fields.length > 0) throw new ApiError('bad-input', 400, { fields, call });
}

/** Returns a printable body, in which the size of a file replaces its bytes. */
function readable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => isFileContent(value))) return body;
  return Object.fromEntries(
    fields.map(([name, value]: [string, unknown]) => [
      name,
      isFileContent(value) ? { ...value, bytes: value.bytes.byteLength } : value,
    ]),
  );
}

/** Prints the request that would be sent, after checking it against the contract. */
function preview(context: Context, call: Endpoint, { body, ...address }: Parts): ExitCode {
  checkRequest(call, { body, ...address });
  context.stderr.write(`${translator(texts, context.language)('dryRun')}\n`);
  context.stdout.write(jsonText({ method: call.method, path: urlOf(call, address), body: readable(body) }));
  return exit.ok;
}

/** Makes a call that changes something, in a session that is already open because something was read first. */
export async function changeIn<E extends Endpoint>(
  client: Client,
  context: Context,
  call: E,
  request: Request<E>,
  show: (reply: Reply<E>) => void,
): Promise<ExitCode> {
  // A request's parts depend on its endpoint; here they are only checked and shown.
  if (context.dryRun) return preview(context, call, request as Parts);
  // A proxy or a retry may send it twice.
  const options = { idempotencyKey: crypto.randomUUID() };
  show(await withStepUp(context, client, () => client.call(call, request, options)));
  return exit.ok;
}

/**
 * Makes a call that changes something and shows its reply. With `--dry-run` the request is checked against the contract
 * and shown instead, without signing in.
 */
export async function change<E extends Endpoint>(
  context: Context,
  call: E,
  request: Request<E>,
  show: (reply: Reply<E>) => void,
): Promise<ExitCode> {
  // As above.
  if (context.dryRun) return preview(context, call, request as Parts);
  return withSession(context, ({ client }) => changeIn(client, context, call, request, show));
}
