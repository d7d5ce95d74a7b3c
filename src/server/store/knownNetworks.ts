import { createHash } from 'node:crypto';
import type { Db } from './schema';
import { MAX_CLOCK_SKEW_MS, timeAt } from './engine/times';

const MEMORY_MS = 90 * 24 * 3_600_000;
const MAX_NETWORKS = 20;

/** The hash includes the user's id, so that users who share a network cannot be linked. */
function hashOf(userId: number, network: string): string {
  return createHash('sha256').update(`network:${userId}:${network}`).digest('hex');
}

const oldest = (now: Date) => timeAt(now, -MEMORY_MS);
const newest = (now: Date) => timeAt(now, MAX_CLOCK_SKEW_MS);

/**
 * Whether there was a sign-in to the account from the network in the last 90 days.
 *
 * @param userId null for an unknown account, which takes the same query, so that the response time
 * reveals nothing
 */
export async function isKnownNetwork(
  db: Db,
  userId: number | null,
  network: string,
  now: Date,
): Promise<boolean> {
  const id = userId ?? 0;
  const row = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', id)
    .where('network_hash', '=', hashOf(id, network))
    .where('seen_at', '>', oldest(now))
    .where('seen_at', '<=', newest(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNetwork(
  db: Db,
  userId: number,
  network: string,
  now: Date,
): Promise<void> {
  const seen_at = now.toISOString();
  await db
    .deleteFrom('known_networks')
    .where((eb) => eb.or([eb('seen_at', '<=', oldest(now)), eb('seen_at', '>', newest(now))]))
    .execute();
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: hashOf(userId, network), seen_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at }),
    )
    .execute();
  const surplus = db
    .selectFrom('known_networks')
    .select('network_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('network_hash')
    .limit(MAX_NETWORKS)
    .offset(MAX_NETWORKS);
  await db
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network_hash', 'in', surplus)
    .execute();
}
