import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ApiError, type Client } from '@semestr/api/client';
import { type Endpoint, fileOf } from '@semestr/api/endpoint';
import { refresh } from '@semestr/api/session';
import { translator } from '@semestr/core/texts';
import { saveFile } from '../../http/download.ts';
import { withSession } from '../../http/session.ts';
import { codeOf, exit, type ExitCode, failure } from '../../io/failure.ts';
import { explain } from '../../io/failures.ts';
import { texts as common } from '../../io/texts.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type DownloadableFile, type FileName, files } from '../../http/files.ts';
import { type Entry, indexText } from './index-text.ts';
import { ownData, ownFiles } from './own-data.ts';
import { ownPaperNames, ownPapers } from '../../http/own-papers.ts';
import { nameOfFile } from './file-names.ts';
import { texts } from './texts.ts';

/** Target folder, and the client that loads its contents. */
interface Collection {
  context: Context;
  client: Client;
  folder: string;
  entries: Entry[];
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** A file to save: its path, its description and the call that loads it. */
interface DownloadRequest {
  file: string;
  about: string;
  call: Endpoint;
}

/**
 * Records in the index why a file is missing. A record that does not exist, or that the user has no access to, is not
 * an error; a server that is unavailable or a session that has ended stops the download.
 */
async function miss(
  { context, client, entries }: Collection,
  { file, about, call }: DownloadRequest,
  error: unknown,
): Promise<void> {
  if (error instanceof ApiError) {
    if (error.status === 0) throw error;
    if (error.status === 404 && call.refusals[404] !== undefined) return;
    if (error.status === 403) {
      // A missing permission and a missing session get the same response; this call is rejected only without a session.
      await client.call(refresh, {});
      return;
    }
  }
  const { text } = await explain(error, context.url, context.language);
  entries.push({ file, about, bytes: null, fault: text });
}

/** Saves one file to a collection. */
async function take(
  collection: Collection,
  wanted: DownloadRequest,
  work: (path: string) => Promise<void>,
): Promise<void> {
  const { file, about } = wanted;
  const path = join(collection.folder, file);
  try {
    await work(path);
  } catch (error) {
    await miss(collection, wanted, error);
    return;
  }
  collection.entries.push({ file, about, bytes: (await sizeOf(path)) ?? 0, fault: null });
}

async function takeData(collection: Collection): Promise<void> {
  for (const { name, call } of ownData)
    await take(collection, { file: `data/${name}.json`, about: call.summary, call }, async (path) =>
      writeFile(path, jsonText(await collection.client.call(call, {}))),
    );
}

async function takePaper(collection: Collection, name: FileName, id: number | null): Promise<void> {
  const { context } = collection;
  const { call, request }: DownloadableFile = files[name];
  const extension = fileOf(call)?.name.split('.').at(-1) ?? 'bin';
  const file = `papers/${id === null ? name : `${name}-${id}`}.${extension}`;
  const about = nameOfFile(name, context.language);
  await take(collection, { file, about, call }, async (path) => {
    // A paper with a number never changes; others change daily.
    if (id !== null && (await sizeOf(path)) !== null) return;
    const input = request(id === null ? [] : [String(id)]) as never;
    await saveFile(context, call, input, { out: path, force: true });
  });
}

async function takePapers(collection: Collection): Promise<void> {
  for (const name of ownFiles) await takePaper(collection, name, null);
  for (const name of ownPaperNames) {
    const wanted = {
      file: `papers/${name}`,
      about: nameOfFile(name, collection.context.language),
      call: files[name].call,
    };
    const ids = await ownPapers[name](collection.client).catch(async (error: unknown) => {
      await miss(collection, wanted, error);
      return [];
    });
    for (const id of ids) await takePaper(collection, name, id);
  }
}

async function makeFolders(folder: string): Promise<void> {
  try {
    for (const part of ['data', 'papers']) await mkdir(join(folder, part), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw failure(
      common,
      (t) => t('download.notWritten', { file: folder, code: codeOf(error) }),
      exit.failed,
      error,
    );
  }
}

/** Saves all of the user's own data in a folder, with an index. Exits with 1 when a file could not be loaded. */
export async function downloadAll(context: Context, out: string | undefined): Promise<ExitCode> {
  return withSession(context, async (session) => {
    const { client } = session;
    const who = await client.call(refresh, {});
    const folder = resolve(context.cwd, out ?? `semestr-${who.username}`);
    await makeFolders(folder);
    const collection: Collection = { context: session, client, folder, entries: [] };
    await takeData(collection);
    await takePapers(collection);
    const { entries } = collection;
    const t = translator(texts, context.language);
    await writeFile(join(folder, 'index.md'), indexText(entries, { name: who.fio, now: context.now(), t }));
    await writeFile(join(folder, 'index.json'), jsonText(entries));
    const failed = entries.filter(({ fault }) => fault !== null).length;
    if (context.json) context.stdout.write(jsonText({ folder, files: entries }));
    else context.stderr.write(`${t('saved', { folder, files: entries.length - failed, failed })}\n`);
    return failed === 0 ? exit.ok : exit.failed;
  });
}
