import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { codeOf, type Failure, failure } from '../failure.ts';
import { Beginning, type Contents, Footer, FORMAT, Header, SequencesLine, TableLine } from './format.ts';
import { backupTexts } from './texts.ts';

const LINE_FEED = 10;

/** The parts of a backup, in their order. Rows are the text of a JSON array. */
export type Part =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: TableLine }
  | { kind: 'rows'; table: string; text: string; count: number }
  | { kind: 'sequences'; sequences: SequencesLine['sequences'] }
  /** The backup was read completely, and is unchanged. */
  | { kind: 'end'; contents: ReadContents };

/** Metadata of a completely read backup, with its unpacked size in bytes. */
export interface ReadContents extends Contents {
  unpacked: number;
}

type Why = 'ends' | 'bytes' | 'sum';

const damaged = (file: string, why: Why): Failure =>
  failure(backupTexts, (t) => t('damaged', { file, why: t(`why.${why}`) }));

const noBackup = (file: string): Failure => failure(backupTexts, (t) => t('noBackup', { file }));

/** Yields complete lines, each with its line feed. Throws when the last one has none. */
async function* linesIn(chunks: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end + 1)]);
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) throw damaged(file, 'ends');
}

/** Yields the lines of a file; throws a `Failure` when it is missing, not gzip, or cut off. */
async function* unpackedLines(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  let lines = 0;
  try {
    for await (const line of linesIn(source.pipe(gunzip), file)) {
      lines += 1;
      yield line;
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'Z_BUF_ERROR') throw damaged(file, 'ends');
    if (code.startsWith('Z_')) throw lines === 0 ? noBackup(file) : damaged(file, 'bytes');
    if (error instanceof Error && 'syscall' in error)
      throw failure(backupTexts, (t) => t('unreadable', { file, code }), error);
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

function headerIn(line: unknown, file: string): Header {
  const beginning = z.safeParse(Beginning, line);
  if (!beginning.success) throw noBackup(file);
  const { backup, semestr } = beginning.data;
  if (backup !== FORMAT) throw failure(backupTexts, (t) => t('otherFormat', { file, semestr }));
  const header = z.safeParse(Header, line);
  if (!header.success) throw noBackup(file);
  return header.data;
}

/** Checks that the footer matches the rows and bytes that were read. */
function expectFooter(footer: Footer, rows: ReadonlyMap<string, number>, sum: string, file: string): void {
  if (footer.sha256 !== sum) throw damaged(file, 'sum');
  for (const name of new Set([...rows.keys(), ...Object.keys(footer.rows)]))
    if (footer.rows[name] !== rows.get(name))
      throw failure(backupTexts, (t) => t('damaged', { file, why: t('why.count', { table: name }) }));
}

/**
 * Reads a backup line by line and yields its parts, which are only valid once the end has been reached. Throws a
 * `Failure` when the file is not a backup, or is damaged in any way.
 */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const rows = new Map<string, number>();
  let unpacked = 0;
  let [number, header, table, isEnded]: [number, Header | null, string | null, boolean] = [
    0,
    null,
    null,
    false,
  ];
  for await (const line of unpackedLines(file)) {
    number += 1;
    unpacked += line.length;
    const value = parsed(line);
    const wrongLine = failure(backupTexts, (t) => t('damaged', { file, why: t('why.line', { number }) }));
    if (isEnded) throw wrongLine;
    if (header === null) {
      header = headerIn(value, file);
      yield { kind: 'header', header };
    } else if (Array.isArray(value)) {
      if (table === null) throw wrongLine;
      rows.set(table, (rows.get(table) ?? 0) + value.length);
      yield { kind: 'rows', table, text: line.toString(), count: value.length };
    } else {
      const result = z.safeParse(z.union([TableLine, SequencesLine, Footer]), value);
      if (!result.success) throw wrongLine;
      if ('table' in result.data) {
        table = result.data.table;
        rows.set(table, 0);
        yield { kind: 'table', table: result.data };
      } else if ('sequences' in result.data) {
        yield { kind: 'sequences', sequences: result.data.sequences };
      } else {
        expectFooter(result.data, rows, hash.digest('hex'), file);
        isEnded = true;
      }
    }
    if (!isEnded) hash.update(line);
  }
  if (header === null) throw noBackup(file);
  if (!isEnded) throw damaged(file, 'ends');
  yield { kind: 'end', contents: { header, rows, unpacked } };
}

/** Reads a backup completely and returns its content; throws a `Failure` when it is damaged. Needs no database. */
export async function checkBackup(file: string, signal: AbortSignal): Promise<ReadContents> {
  for await (const part of partsOf(file)) {
    signal.throwIfAborted();
    if (part.kind === 'end') return part.contents;
  }
  throw damaged(file, 'ends');
}

/** Reads only the header of a backup. Throws a `Failure` when the file does not begin like a backup. */
export async function readHeader(file: string): Promise<Header> {
  for await (const part of partsOf(file)) if (part.kind === 'header') return part.header;
  throw noBackup(file);
}
