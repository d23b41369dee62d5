/** Reads the bytes of a reply and reports progress. A compressed reply does not declare its length. */
export async function readBytes(
  response: Response,
  onBytes: (received: number, total: number | null) => void,
): Promise<Uint8Array> {
  const length = response.headers.get('content-length');
  const total = length === null || response.headers.has('content-encoding') ? null : Number(length);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  // Not every browser supports `for await` on a stream.
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    received += read.value.length;
    onBytes(received, total);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
