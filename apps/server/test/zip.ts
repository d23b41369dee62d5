import { inflateRawSync } from 'node:zlib';

/** The names and texts of the files in a ZIP archive, as office documents are. */
export function unzipped(bytes: Uint8Array): Map<string, string> {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const isPacked = archive.readUInt16LE(at + 10) === 8;
    const size = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(from, from + size);
    const path = archive.toString('utf8', at + 46, at + 46 + (name ?? 0));
    files.set(path, (isPacked ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
