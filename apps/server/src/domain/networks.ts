import ipaddr from 'ipaddr.js';

/**
 * Returns the networks of an address, smallest first. An IPv6 connection gets a /64 with practically unlimited
 * addresses, and often a /48: limits apply to networks, not to addresses. Any other text is returned unchanged.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const network = (bits: number): string =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return [network(64), network(48)];
}

/** Whether this is a site: all networks that one connection may have. */
export const isSite = (network: string): boolean => network.endsWith('/48');

/** Returns the network to which limits apply: an IPv4 address, or an IPv6 /64. */
export const networkOf = (address: string): string => networksOf(address)[0];
