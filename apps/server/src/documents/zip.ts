import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive, as it is being made. */
export interface ZippedFile {
  /** With its folders: "studies/data.json". */
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Pictures and PDFs get no smaller: they are put in as they are. */
  isPacked: boolean;
}

/** An archive of files, one after the other as they come: none is held for longer than it takes to write it. */
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
