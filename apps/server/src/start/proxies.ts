import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/** Networks by their names, as Fastify knows them. */
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, or a network such as `10.0.0.0/8`. A network of length 0 would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}

const namesOf = (text: string): string[] => text.split(',').map((name) => name.trim());

/** A few proxies stand in a row at most; a larger number is meant as something else. */
const isHops = (text: string): boolean => /^[1-9]$/.test(text);

/** Whether `TRUST_PROXY` may be set to this: `none`, a number of proxies, or networks with commas between. */
export const isTrust = (text: string): boolean =>
  text === 'none' || isHops(text) || namesOf(text).every((name) => NAMES.has(name) || isNetwork(name));

/**
 * Whom Fastify believes what it says of a request. Unless told otherwise that is a proxy on this machine. Given a number
 * Fastify itself would believe nobody, since whoever connects without the proxies could write as many addresses; who
 * sets a number has seen to it that nobody can.
 */
export function believed(trustProxy: string | null): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trustProxy === null) return 'loopback';
  if (trustProxy === 'none') return false;
  if (isHops(trustProxy)) return (_address, hop) => hop < Number(trustProxy);
  return namesOf(trustProxy);
}
