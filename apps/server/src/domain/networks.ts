import ipaddr from 'ipaddr.js';

/**
 * The networks that an address belongs to, the smallest first. Whoever has an IPv6 connection is given a /64 with more
 * addresses than anybody can count, and often a /48 of such: limits hold for those, not for each address. What is no
 * address stands for itself.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const network = (bits: number): string =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return [network(64), network(48)];
}

/** Whether this names a site: all networks that one connection may have. */
export const isSite = (network: string): boolean => network.endsWith('/48');

/** The network of an address in which limits hold: an IPv4 address, or a /64 of IPv6. */
export const networkOf = (address: string): string => networksOf(address)[0];
