import { savedReports } from '@semestr/api/built-reports';
import type { Client } from '@semestr/api/client';
import {
  type Definition,
  definitionFaults,
  isDefinition,
  type WrittenDefinition,
} from '@semestr/core/built-reports';
import * as z from 'zod/mini';
import { exit, failure } from '../../../io/failure.ts';
import { jsonOf } from '../../../io/json.ts';
import type { Context } from '../../../io/io.ts';
import { contentOf } from '../../../io/piped.ts';
import { texts } from '../texts.ts';
import { faultLines } from './faults.ts';

/** Report to count: one saved on the server, or one in a file. */
export type Source = { id: string } | { file: string };

/** A report as written in a file, possibly with the other fields of a saved one. */
const Written = z.object({
  view: z.string(),
  rows: z.array(z.string()),
  across: z._default(z.nullable(z.string()), null),
  measure: z.string(),
  filter: z._default(z.record(z.string(), z.unknown()), {}),
  name: z.optional(z.string()),
});

interface Named extends WrittenDefinition {
  name?: string | undefined;
}

async function ofFile(context: Context, file: string): Promise<Named> {
  const content = await contentOf(context, file);
  const value = jsonOf(content);
  const { data, error } = z.safeParse(Written, value);
  if (data) return data;
  const fields = error.issues.map(({ path }) => path.map(String).join('.') || '.').join(', ');
  throw failure(texts, (t) => t('built.notReport', { fields }), exit.usage);
}

/** Returns a report that can be counted, with its name if it has one. Throws when it does not match its view. */
export async function definitionOf(
  context: Context,
  client: Client,
  source: Source,
): Promise<{ definition: Definition; name: string | undefined }> {
  const { name, ...written } =
    'id' in source
      ? await client.call(savedReports.one, { params: { id: source.id } })
      : await ofFile(context, source.file);
  if (!isDefinition(written))
    throw failure(
      texts,
      (t) => [t('built.unfit'), ...faultLines(t, written, definitionFaults(written))].join('\n'),
      exit.usage,
    );
  // The server checks the values of its conditions.
  return { definition: written, name };
}
