import { inflateRawSync } from 'node:zlib';

/** Signatures of the end of a ZIP archive, and of an entry in its directory. */
const END = Buffer.from([0x50, 0x4b, 5, 6]);
const ENTRY = 0x02014b50;
const PACKED = 8;

/**
 * Unpacks an archive of at most `limit` bytes. Its declared sizes may be wrong, so unpacking stops as soon as the limit
 * is exceeded. Returns null for a damaged or larger archive.
 */
export function unpack(bytes: Uint8Array, limit: number): Map<string, Buffer> | null {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, Buffer>();
  try {
    const end = archive.lastIndexOf(END);
    let at = archive.readUInt32LE(end + 16);
    let remaining = limit;
    for (let entries = archive.readUInt16LE(end + 10); entries > 0; entries -= 1) {
      if (archive.readUInt32LE(at) !== ENTRY) return null;
      const size = archive.readUInt32LE(at + 20);
      const local = archive.readUInt32LE(at + 42);
      const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const data = archive.subarray(from, from + size);
      const isPacked = archive.readUInt16LE(at + 10) === PACKED;
      const unpacked = isPacked ? inflateRawSync(data, { maxOutputLength: Math.max(1, remaining) }) : data;
      remaining -= unpacked.length;
      if (remaining < 0) return null;
      const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
        archive.readUInt16LE(at + field),
      );
      files.set(archive.toString('utf8', at + 46, at + 46 + name), unpacked);
      at += 46 + name + extra + comment;
    }
    return files;
  } catch {
    // Invalid offsets, corrupt data, or data that exceed the limit.
    return null;
  }
}
