import { crash } from '../__tests__/helpers/server/crash';
import { printTable } from './figures';

const KILLS = Number(process.env.CRASH_KILLS ?? 50);

/** Kills the server while it writes; fails where an acknowledged write is lost or one is torn. */
export async function reportCrash(): Promise<boolean> {
  const { acknowledged, lost, isWhole } = await crash(KILLS);
  const torn = isWhole ? 'none' : 'some';
  printTable('Kills while it writes', [{ kills: KILLS, acknowledged, lost: lost.length, torn }]);
  return lost.length === 0 && isWhole;
}
