import fc from 'fast-check';
import { networkOf } from '../../../src/server/accounts/networks';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50812', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50812', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['127.0.0.1', 'loopback'],
  ['127.8.9.1', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['unknown', 'unknown'],
  ['127.0.0.1.example.org', '127.0.0.1.example.org'],
  ['', ''],
])('puts %s into the network %s', (address, network) => expect(networkOf(address)).toBe(network));

it('returns a network for anything that a proxy sends', () =>
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), fc.ipV4Extended(), fc.string()), (address) => {
      expect(typeof networkOf(address)).toBe('string');
    }),
  ));
