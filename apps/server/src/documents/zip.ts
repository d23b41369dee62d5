import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive that is being written. */
export interface ZippedFile {
  /** With its folders: "studies/data.json". */
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Whether it is compressed; pictures and PDFs would not get smaller and are stored. */
  isPacked: boolean;
}

/** Streams an archive file by file, so that each one is only in memory while it is written. */
export async function* streamZip(
  files: AsyncIterable<ZippedFile>,
  now: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = now;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* chunks.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
