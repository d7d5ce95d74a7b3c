import { crash } from '../__tests__/helpers/server/crash';

const KILLS = 50;

/** Kills the server while it writes; fails where an acknowledged write is lost or one is torn. */
export async function reportCrash(): Promise<boolean> {
  const { acknowledged, lost, isWhole } = await crash(KILLS);
  console.table([
    { kills: KILLS, acknowledged, lost: lost.length, torn: isWhole ? 'none' : 'some' },
  ]);
  return lost.length === 0 && isWhole;
}
