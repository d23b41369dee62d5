import { dataAreas, isExported } from '@semestr/core/personal-data';
import { and, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type ZippedFile, streamZip } from '../../documents/zip.ts';
import { fileOfKind } from './files.ts';
import { dataFile, readme } from './readme.ts';
import { isOf, type KeptRecord, keptRecords } from './records.ts';
import { byKey, rowsOf, type ExportContext, exportedFields } from './rows.ts';

const encoder = new TextEncoder();

/** Streams the rows of these types as JSON: an array for each type. */
async function* jsonOf(
  db: Database,
  records: readonly KeptRecord[],
  telling: ExportContext,
): AsyncGenerator<Uint8Array, void, undefined> {
  let before = '{';
  for (const record of records) {
    yield encoder.encode(`${before}\n"${record.kind}": [`);
    let comma = '';
    for await (const row of rowsOf(db, record, telling)) {
      yield encoder.encode(`${comma}\n${JSON.stringify(row)}`);
      comma = ',';
    }
    before = '\n],';
  }
  yield encoder.encode('\n]\n}\n');
}

/** Streams the files of one record type, each loaded when it is needed. */
async function* filesOf(
  db: Database,
  record: KeptRecord,
  { person }: ExportContext,
): AsyncGenerator<ZippedFile, void, undefined> {
  const { kind, table, rule } = record;
  const fileColumn = fileOfKind(kind);
  if (!fileColumn) return;
  for (let offset = 0; ; offset += 1) {
    const [row] = await db
      .select({ ...exportedFields(record), bytes: fileColumn.column })
      .from(table)
      .where(and(isOf(table, person), isNotNull(fileColumn.column)))
      .orderBy(...byKey(table))
      .limit(1)
      .offset(offset);
    if (!row) return;
    const { bytes } = row;
    if (bytes instanceof Uint8Array)
      yield { name: `${rule.area}/${fileColumn.nameOf(row)}`, content: [bytes], isPacked: true };
  }
}

/** Lists the record types in the archive that have records about the user. */
async function knownKinds(db: Database, { person }: ExportContext): Promise<KeptRecord[]> {
  const kinds: KeptRecord[] = [];
  for (const record of keptRecords)
    if (isExported(record.rule) && (await db.$count(record.table, isOf(record.table, person))) > 0)
      kinds.push(record);
  return kinds;
}

async function* filesAbout(
  db: Database,
  telling: ExportContext & { now: Date },
): AsyncGenerator<ZippedFile, void, undefined> {
  const kinds = await knownKinds(db, telling);
  const areas = dataAreas.filter((area) => kinds.some(({ rule }) => rule.area === area));
  yield { name: 'readme.txt', content: [encoder.encode(await readme(db, areas, telling))], isPacked: false };
  for (const area of areas) {
    const records = kinds.filter(({ rule }) => rule.area === area);
    yield { name: dataFile(area), content: jsonOf(db, records, telling), isPacked: false };
    for (const record of records) yield* filesOf(db, record, telling);
  }
}

/** Creates an archive of all data about a user, streamed while it is sent. */
export const archiveOf = (db: Database, telling: ExportContext & { now: Date }): AsyncIterable<Uint8Array> =>
  streamZip(filesAbout(db, telling), telling.now);
