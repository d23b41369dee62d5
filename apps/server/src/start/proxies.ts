import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/** Named networks supported by Fastify. */
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, or a network such as `10.0.0.0/8`. A network of length 0 would include every address. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}

const namesOf = (text: string): string[] => text.split(',').map((name) => name.trim());

/** At most a few proxies are chained; a larger number is a mistake. */
const isProxyCount = (text: string): boolean => /^[1-9]$/.test(text);

/** Whether this is a valid `TRUST_PROXY`: `none`, a number of proxies, or networks separated by commas. */
export const isTrustSetting = (text: string): boolean =>
  text === 'none' || isProxyCount(text) || namesOf(text).every((name) => NAMES.has(name) || isNetwork(name));

/**
 * Returns the trusted proxies for Fastify, by default those on this machine. Fastify itself would trust none by a
 * number, because a client that bypasses the proxies could forge any addresses; the setting implies that no client can.
 */
export function trustedProxies(trustProxy: string | null): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trustProxy === null) return 'loopback';
  if (trustProxy === 'none') return false;
  if (isProxyCount(trustProxy)) return (_address, hop) => hop < Number(trustProxy);
  return namesOf(trustProxy);
}
