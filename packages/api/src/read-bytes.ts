/** The bytes of a reply, told of as they come. Packed on the way, a reply does not say how many there will be. */
export async function readBytes(
  response: Response,
  onBytes: (received: number, total: number | null) => void,
): Promise<Uint8Array> {
  const length = response.headers.get('content-length');
  const total = length === null || response.headers.has('content-encoding') ? null : Number(length);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  // Not every browser goes through a stream by `for await`.
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    received += read.value.length;
    onBytes(received, total);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
