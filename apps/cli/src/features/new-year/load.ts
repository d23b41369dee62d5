import { ApiError, type Client } from '@semestr/api/client';
import { fieldReasonOf } from '@semestr/api/issues';
import { check, type NewYear, type Plan, read } from '@semestr/api/new-year';
import * as z from 'zod/mini';
import { jsonOf } from '../../io/json.ts';
import type { Context } from '../../io/io.ts';
import { contentOf } from '../../io/piped.ts';
import { planOf, type Taken } from './plan.ts';

export interface Choice extends Taken {
  /** A file with the plan, or "-" for stdin; without it the proposal. */
  file: string | undefined;
}

/** Reads the plan from a file; rejects an invalid one as the server would. */
async function planIn(context: Context, file: string): Promise<Plan> {
  const content = await contentOf(context, file);
  const value = jsonOf(content);
  const { data, error } = z.safeParse(check.body, value, { reportInput: true });
  if (data) return data;
  const fields = error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    reason: fieldReasonOf(issue),
  }));
  throw new ApiError('bad-input', 400, { fields, call: check });
}

/**
 * Loads the state of the new year and the requested plan. The context must come from `withSession`, which has read the
 * password.
 */
export async function load(
  context: Context,
  client: Client,
  { file, ...taken }: Choice,
): Promise<{ found: NewYear; plan: Plan }> {
  const found = await client.call(read, {});
  return { found, plan: file === undefined ? planOf(found, taken) : await planIn(context, file) };
}
