import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../networks';
import { callerIdOf } from '../auth';

export function holderOf(request: FastifyRequest): string {
  const id = callerIdOf(request);
  return id === undefined ? `network ${networkOf(request.ip)}` : `account ${id}`;
}
