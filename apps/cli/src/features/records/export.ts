import { open, rename, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FindRecord } from '@semestr/core/table-exports/references';
import { translator } from '@semestr/core/texts';
import { MAX_RANGE } from '@semestr/api/filters';
import { withSession } from '../../http/session.ts';
import type { Session } from '../../http/sign-in.ts';
import { type Cell, csvText } from '../../io/csv.ts';
import { codeOf, exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { piecesOf } from '../../io/pages.ts';
import { texts as common } from '../../io/texts.ts';
import { fieldsOf, filterOf } from './fields.ts';
import { createFileReferences, fileColumns } from './file-columns.ts';
import type { Kind } from './kinds.ts';
import { queryOf } from './query.ts';
import { readPart } from './read.ts';
import type { Row } from './record.ts';
import { texts } from './texts.ts';

export interface Export {
  filters: readonly string[];
  /** "faculties.csv" or "faculties.json". */
  out: string;
  force: boolean;
}

/** File format: the text before, between and after the records. */
interface Format {
  begin: string;
  line: (record: Row, isFirst: boolean, find: FindRecord) => string;
  end: string;
  /** Looks up what a record refers to. */
  refer: (record: Row, find: FindRecord) => void;
}

function formatOf(file: string, kind: Kind): Format {
  if (file.endsWith('.csv')) {
    const columns = fileColumns(kind);
    const cellsOf = (record: Row, find: FindRecord): Cell[] => columns.map(({ cell }) => cell(record, find));
    return {
      begin: csvText([columns.map(({ name }) => name)]),
      line: (record, _isFirst, find) => csvText([cellsOf(record, find)]),
      end: '',
      refer: cellsOf,
    };
  }
  if (file.endsWith('.json'))
    return {
      begin: '[',
      line: (record, isFirst) => `${isFirst ? '' : ','}\n${JSON.stringify(record)}`,
      end: '\n]\n',
      refer: () => undefined,
    };
  throw failure(texts, (t) => t('exportFormat', { file }), exit.usage);
}

/** Loads every record of a list, page by page, including archived ones unless the filter excludes them. */
async function* allOf(session: Session, kind: Kind, filters: readonly string[]): AsyncGenerator<Row[]> {
  const isSaid = filters.some((one) => one.startsWith('archived='));
  const archived = 'archived' in fieldsOf(filterOf(kind)) && !isSaid ? ['archived=any'] : [];
  const query = queryOf(kind, { words: '', filters: [...filters, ...archived], sort: 'id' });
  yield* piecesOf({ atOnce: MAX_RANGE, read: (slice) => readPart(session, kind, query, slice) });
}

async function write(
  session: Session,
  kind: Kind,
  { part, format, filters }: { part: string; format: Format; filters: readonly string[] },
): Promise<number> {
  const handle = await open(part, 'w', 0o600);
  const references = createFileReferences(session);
  let count = 0;
  try {
    await handle.writeFile(format.begin);
    for await (const records of allOf(session, kind, filters)) {
      await references.loadFor((find) => {
        for (const record of records) format.refer(record, find);
      });
      await handle.writeFile(
        records.map((record, index) => format.line(record, count + index === 0, references.find)).join(''),
      );
      count += records.length;
    }
    await handle.writeFile(format.end);
  } finally {
    await handle.close();
  }
  return count;
}

/** Saves all records of a type, page by page; the file is moved into place when complete. */
export async function exportRecords(context: Context, kind: Kind, wanted: Export): Promise<ExitCode> {
  const { filters, force } = wanted;
  const file = resolve(context.cwd, wanted.out);
  const format = formatOf(file, kind);
  queryOf(kind, { words: '', filters, sort: undefined });
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere && !force) throw failure(common, (t) => t('download.there', { file }));
  const part = `${file}.part`;
  const count = await withSession(context, async (session) => {
    const written = await write(session, kind, { part, format, filters });
    await rename(part, file);
    return written;
  }).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw failure(common, (t) => t('download.notWritten', { file, code: codeOf(error) }), exit.failed, error);
  });
  const sentence = translator(texts, context.language)('exported', { count, file });
  if (context.json) context.stdout.write(jsonText({ file, count }));
  else context.stderr.write(`${sentence}\n`);
  return exit.ok;
}
