import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../networks';
import { callerIdOf } from '../auth';

/** The account that a request's memory counts for, or the network if the request has no session. */
export function holderOf(request: FastifyRequest): string {
  const id = callerIdOf(request);
  return id === undefined ? `network ${networkOf(request.ip)}` : `account ${id}`;
}
