import { expect, it } from 'vitest';
import { networkOf, networksOf } from './networks.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/48']],
  ['', ['']],
  ['not an address', ['not an address']],
])('networks: "%s" belongs to %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  expect(networkOf(address)).toBe(networks[0]);
});
