import { inflateRawSync } from 'node:zlib';

/** The end of a ZIP archive, and an entry of its directory. */
const END = Buffer.from([0x50, 0x4b, 5, 6]);
const ENTRY = 0x02014b50;
const PACKED = 8;

/**
 * Whether an archive unpacks to at most so many bytes. What it says of itself may be a lie: it is unpacked, and given up
 * as soon as it is too much. A broken one fits nowhere.
 */
export function unpacksTo(bytes: Uint8Array, limit: number): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = archive.lastIndexOf(END);
    let at = archive.readUInt32LE(end + 16);
    let left = limit;
    for (let entries = archive.readUInt16LE(end + 10); entries > 0; entries -= 1) {
      if (archive.readUInt32LE(at) !== ENTRY) return false;
      const size = archive.readUInt32LE(at + 20);
      const local = archive.readUInt32LE(at + 42);
      const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const data = archive.subarray(from, from + size);
      const isPacked = archive.readUInt16LE(at + 10) === PACKED;
      left -= isPacked ? inflateRawSync(data, { maxOutputLength: Math.max(1, left) }).length : data.length;
      if (left < 0) return false;
      const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
      at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
    return true;
  } catch {
    // Offsets that lead nowhere, data that are not packed as they say, or too many of them.
    return false;
  }
}
