import * as calls from '@semestr/api/built-reports';
import { type Definition, definitionFaults } from '@semestr/core/built-reports';
import { localDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import type { Received } from '@semestr/api/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../http/services.ts';
import { handle } from '../../../http/handle.ts';
import { invalidFields } from '../../../domain/refusal.ts';
import { asPdf, asWorkbook, type Printed } from '../files.ts';
import { type Words, wordsIn } from '../table.ts';
import { filterInWords, titleOf } from './conditions.ts';
import { countedIn } from './count.ts';
import { placesIn, reportOf } from './table.ts';
import { viewsOn } from './views.ts';
import { wordsOf } from './words.ts';

/** Returns the requested definition; rejects parts that do not fit its view. */
function definitionIn(query: Received<typeof calls.count>['query']): Definition {
  const definition = { ...query, across: query.across ?? null };
  const faults = definitionFaults(definition);
  if (faults.length > 0) throw invalidFields(faults);
  return definition;
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
  handle(app, services, calls.count, async ({ db, query, now, language }) =>
    count(db, wordsIn(language), definitionIn(query), now),
  );

  handle(app, services, calls.asFile, async ({ db, query, now, language }) =>
    asWorkbook(db, await printed(db, query, now, language), now, language),
  );

  handle(app, services, calls.asPdf, async ({ db, query, now, language }) =>
    asPdf(db, await printed(db, query, now, language), now, language),
  );

  async function printed(
    db: Database,
    { name, ...query }: Received<typeof calls.asFile>['query'],
    now: Date,
    language: Language,
  ): Promise<Printed> {
    const t = wordsIn(language);
    const definition = definitionIn(query);
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
