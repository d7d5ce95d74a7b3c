import { crash } from '../../helpers/server/crash';

/**
 * Enough to catch a write that is acknowledged too early. `npm run bench -- crash` kills more
 * often.
 */
const KILLS = 5;

it(`loses no acknowledged write, tears none apart and saves none twice in ${KILLS} kills`, async () => {
  const { acknowledged, lost, isWhole } = await crash(KILLS);
  expect(lost).toEqual([]);
  expect(isWhole).toBe(true);
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
});
