import { isIP } from 'node:net';

/** IPv4 inside of IPv6: as a socket for both kinds writes it, and as NAT64 does. */
const CARRIES_IPV4 = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** All clients on the machine itself. */
export const LOOPBACK = 'loopback';

/** Some proxies write the port of their client as well. */
function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

function dotted(high: string, low: string): string {
  const number = parseInt(high, 16) * 65_536 + parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
}

/** The first four of the eight groups of a shortened IPv6 address. */
function firstHalf(address: string): string {
  const [left = '', right = ''] = address.split('::', 2);
  const before = left === '' ? [] : left.split(':');
  const after = right === '' ? [] : right.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

function ipv6Network(address: string): string {
  // An address has many spellings, and a URL has one of each.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const shortest = hostname.slice(1, -1);
  const [, high, low] = CARRIES_IPV4.exec(shortest) ?? [];
  if (high && low) return networkOf(dotted(high, low));
  return shortest === '::1' ? LOOPBACK : `${firstHalf(shortest)}::/64`;
}

/**
 * The network that a client's address belongs to, as far as one customer has it to himself: of
 * IPv6 64 bits, within which anybody takes a new address whenever he likes; of IPv4 the address.
 * What is no address, which a proxy may send, is a network of its own.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  const version = isIP(bare);
  if (version === 6) return ipv6Network(bare);
  return version === 4 && bare.startsWith('127.') ? LOOPBACK : bare;
}
