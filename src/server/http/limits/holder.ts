import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../networks';
import { callerIdOf } from '../auth';

/** Who a request's memory is held for: the account, or the network of a request without a session. */
export function holderOf(request: FastifyRequest): string {
  const id = callerIdOf(request);
  return id === undefined ? `network ${networkOf(request.ip)}` : `account ${id}`;
}
