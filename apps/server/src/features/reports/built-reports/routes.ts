import * as calls from '@semestr/api/built-reports';
import { BEYOND_ROLE } from '@semestr/api/endpoint';
import { type Definition, definitionFaults, views } from '@semestr/core/built-reports';
import { localDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import type { Received } from '@semestr/api/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../http/services.ts';
import { handle } from '../../../http/handle.ts';
import { type Caller, facultyFor } from '../../../domain/caller.ts';
import { invalidFields, refusal } from '../../../domain/refusal.ts';
import { asPdf, asWorkbook, type Printed } from '../files.ts';
import { type Words, wordsIn } from '../table.ts';
import { filterInWords, titleOf } from './conditions.ts';
import { countedIn } from './count.ts';
import { placesIn, reportOf } from './table.ts';
import { viewsOn } from './views.ts';
import { wordsOf } from './words.ts';

/**
 * Returns the requested definition, limited to the faculty of the caller's role if it has one; rejects parts that do not
 * fit its view, another faculty, and a view that is not about faculties.
 */
function definitionIn(query: Received<typeof calls.count>['query'], caller: Caller): Definition {
  const definition = { ...query, across: query.across ?? null };
  const faults = definitionFaults(definition);
  if (faults.length > 0) throw invalidFields(faults);
  const facultyId = facultyFor(caller, calls.count);
  if (facultyId === null) return definition;
  const { filter, view } = definition;
  const { faculty = [facultyId] } = filter;
  const hasFaculty = views[view].dimensions.some((dimension) => dimension === 'faculty');
  if (!hasFaculty || faculty.some((id) => id !== facultyId)) throw refusal(BEYOND_ROLE);
  return { ...definition, filter: { ...filter, faculty: [facultyId] } };
}

async function count(db: Database, t: Words, definition: Definition, now: Date): Promise<calls.BuiltReport> {
  const counted = await countedIn(db, viewsOn(localDate(now))[definition.view], definition);
  const { rows, columns } = placesIn(counted);
  const { across } = definition;
  const hasKind = [...definition.rows, across].includes('kind');
  const words = {
    rows: await Promise.all(
      definition.rows.map((dimension, index) =>
        wordsOf(db, t, { dimension, values: rows.map((row) => row[index] ?? null), hasKind }),
      ),
    ),
    across: across && (await wordsOf(db, t, { dimension: across, values: columns, hasKind })),
  };
  return reportOf(definition, counted, { words, t });
}

export function builtReportRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.count, async ({ db, query, caller, now, language }) =>
    count(db, wordsIn(language), definitionIn(query, caller), now),
  );

  handle(app, services, calls.asFile, async ({ query, language, ...call }) =>
    asWorkbook(call.db, await printed(query, call, language), call.now, language),
  );

  handle(app, services, calls.asPdf, async ({ query, language, ...call }) =>
    asPdf(call.db, await printed(query, call, language), call.now, language),
  );

  async function printed(
    { name, ...query }: Received<typeof calls.asFile>['query'],
    { db, caller, now }: { db: Database; caller: Caller; now: Date },
    language: Language,
  ): Promise<Printed> {
    const t = wordsIn(language);
    const definition = definitionIn(query, caller);
    const { columns, rows, totals } = await count(db, t, definition, now);
    const title = titleOf(t, definition);
    const conditions = await filterInWords(db, t, definition);
    return {
      title: name ?? title,
      about: name === undefined ? conditions : [title, ...conditions],
      columns: columns.map((column) => ({ ...column, width: column.type === 'number' ? 12 : 26 })),
      rows,
      ...(totals.length > 0 && { totals }),
    };
  }
}
