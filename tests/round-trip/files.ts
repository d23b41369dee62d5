import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resources } from '@semestr/api/contract';
import * as students from '@semestr/api/students';
import type { Language } from '@semestr/core/languages';
import { tableColumns } from '@semestr/core/table-exports/columns';
import { createReferences } from '@semestr/core/table-exports/references';
import { tableColumnTexts } from '@semestr/core/table-exports/texts';
import type { TableImportKind } from '@semestr/core/table-imports';
import { loadTexts, translator } from '@semestr/core/texts';
import { run } from '../../apps/cli/test/run.fixture.ts';
import { createCsv } from '../../apps/console/src/ui/export/csv.ts';
import { createWorkbook } from '../../apps/console/src/ui/export/workbook.ts';
import { fileColumns } from '../../apps/console/src/ui/list/file-columns.ts';
import { passwordOf, type Visitor } from '../../apps/server/test/server.ts';

/** Exports records as the console and the terminal do. */

interface Listed {
  readonly id: number;
}

const isListed = (record: unknown): record is Listed =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'number';

/** Loads the records with these ids. */
export async function recordsOf(admin: Visitor, kind: string, ids: readonly number[]): Promise<Listed[]> {
  const lists = { ...resources, students };
  const found = Object.values(lists).find(({ list }) => list.path.endsWith(`/admin/${kind}`));
  if (!found) throw new Error(`The contract has no ${kind}`);
  const path = `${found.list.path}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
  const records: unknown = await (await admin.fetch(path)).json();
  return Array.isArray(records) ? records.filter(isListed) : [];
}

interface ExportRequest {
  kind: TableImportKind;
  ids: readonly number[];
  /** Fields of the visible columns of the list. */
  sources: readonly string[];
}

/** A file with the fields of its columns; null for columns that the import ignores. */
export interface ExportedFile {
  name: string;
  bytes: Uint8Array;
  fields: readonly (string | null)[];
}

/** Exports a list of the console. */
export async function consoleFile(
  admin: Visitor,
  { kind, ids, sources }: ExportRequest,
  { language, extension }: { language: Language; extension: 'csv' | 'xlsx' },
): Promise<ExportedFile> {
  await loadTexts(language, [tableColumnTexts]);
  const columns = fileColumns(
    kind,
    sources.map((source) => ({ source })),
    { titleOf: (source) => source, nameOf: () => '', t: translator(tableColumnTexts, language) },
  );
  const references = createReferences((to, some) => recordsOf(admin, to, some));
  const records = await recordsOf(admin, kind, ids);
  const rowsWith = (find: typeof references.find) =>
    records.map((record) => columns.map(({ cell }) => cell(record, find)));
  await references.loadFor(rowsWith);
  const file = extension === 'csv' ? createCsv(columns, language) : createWorkbook(columns, kind);
  file.add(rowsWith(references.find));
  const all = tableColumns(kind);
  const own = [
    ...sources.flatMap((one) => all.filter(({ source }) => source === one)),
    ...all.filter(({ isKey, source }) => isKey && !sources.includes(source)),
  ];
  return {
    name: `${kind}.${extension}`,
    bytes: Buffer.concat(file.end()),
    fields: own.map(({ field }) => field),
  };
}

/** Exports records by `semestr admin export`. */
export async function terminalFile(url: string, { kind, ids }: ExportRequest): Promise<ExportedFile> {
  const file = join(tmpdir(), `round-trip-${kind}.csv`);
  const filters = ids.flatMap((id) => ['--filter', `id=${id}`]);
  const argv = ['admin', 'export', kind, ...filters, '--out', file, '--force', '--user', 'admin'];
  const { code, err } = await run(argv, { url, stdin: passwordOf('admin') });
  if (code !== 0) throw new Error(err);
  const bytes = await readFile(file);
  await rm(file);
  const [head = ''] = bytes.toString().split('\r\n');
  const all = tableColumns(kind);
  const fields = head.split(',').map((name) => all.find(({ field }) => field === name)?.field ?? null);
  return { name: `${kind}.csv`, bytes, fields };
}
