import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive that is being written. */
export interface ZippedFile {
  /** With its folders: "studies/data.json". */
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Whether it is compressed; pictures and PDFs would not get smaller and are stored. */
  isPacked: boolean;
}

/** Streams an archive, one file after another: none is held in memory longer than needed to write it. */
export async function* zipped(
  files: AsyncIterable<ZippedFile>,
  now: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, content, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = now;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
