import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network of all clients on the machine itself. */
export const LOOPBACK = 'loopback';

function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

/**
 * Parses an address. If a dual-stack socket or NAT64 put IPv4 inside IPv6, it returns the IPv4 one.
 */
function parse(address: string) {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'rfc6052') return parsed;
  return ipaddr.fromByteArray(parsed.toByteArray().slice(-4));
}

/**
 * The network of a client's address, as far as it belongs to one customer: 64 bits of IPv6, because
 * a customer can use any address within them, or a single IPv4 address. If a proxy sends something
 * other than an address, its text counts as a network.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (isIP(bare) === 0) return bare;
  const parsed = parse(bare);
  if (parsed.range() === 'loopback') return LOOPBACK;
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

export function isProxy(proxy: string): boolean {
  const [address = ''] = proxy.split('/', 1);
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy) || isIP(proxy) > 0) return true;
  return isIP(address) > 0 && ipaddr.isValidCIDR(proxy);
}
