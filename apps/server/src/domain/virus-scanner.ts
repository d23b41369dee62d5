import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { bytesOf } from '../documents/data-url.ts';

/** Milliseconds without a response after which a scanner counts as unreachable. */
export const SCANNER_TIMEOUT = 5000;

/** Parses the address of clamd: a local socket ("/run/clamav/clamd.ctl"), or "host:3310". */
function parseAddress(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address };
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

/**
 * Sends a command to clamd and returns the response, after which clamd disconnects. Rejects when there is no response.
 */
async function sendCommand(
  address: string,
  parts: readonly Uint8Array[],
  timeout = SCANNER_TIMEOUT,
): Promise<string> {
  const socket = connect(parseAddress(address));
  socket.setTimeout(timeout, () => socket.destroy(new Error('clamd does not respond')));
  try {
    for (const part of parts) socket.write(part);
    return (await text(socket)).replaceAll('\0', '').trim();
  } finally {
    socket.destroy();
  }
}

const command = (name: string): Uint8Array => Buffer.from(`z${name}\0`);

function length(bytes: number): Uint8Array {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(bytes);
  return number;
}

/**
 * Whether a file, which may be a data URL, contains a virus. Rejects when the scanner cannot decide: it is unreachable,
 * the file is too large for it, or it does not respond within `timeout` milliseconds.
 */
export async function isInfected(
  address: string,
  file: Uint8Array | string,
  timeout = SCANNER_TIMEOUT,
): Promise<boolean> {
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  const answer = await sendCommand(
    address,
    [command('INSTREAM'), length(bytes.length), bytes, length(0)],
    timeout,
  );
  if (answer.endsWith(' FOUND')) return true;
  if (answer.endsWith(' OK')) return false;
  throw new Error(`clamd responded: ${answer || 'nothing'}`);
}

/** Checks the scanner; rejects when it does not respond. */
export async function pingScanner(address: string): Promise<void> {
  const answer = await sendCommand(address, [command('PING')]);
  if (answer !== 'PONG') throw new Error(`clamd responded: ${answer || 'nothing'}`);
}
