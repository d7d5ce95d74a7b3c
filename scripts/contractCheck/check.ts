import { readFileSync } from 'node:fs';
import { callsOf, recordOf } from '../apiDocs/openApi';
import { Api, Stop } from './api';
import { checkAnnouncements } from './areas/announcements';
import { checkCategories } from './areas/categories';
import { checkPosts } from './areas/posts';
import { checkRoles } from './areas/roles';
import { checkSession } from './areas/session';
import type { Account } from './areas/session';
import { checkSliders } from './areas/sliders';
import { checkTags } from './areas/tags';
import { checkUsers } from './areas/users';
import { Report } from './report';
import type { Finding } from './report';
import { stamp } from './samples';

/** The calls that every back end must have, from docs/openapi.json. */
function neededCalls(): string[] {
  const document = recordOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  return callsOf(document).flatMap(({ name, isOptional }) => (isOptional ? [] : [name]));
}

/** The result of a part of the check; null if the server's failures made it impossible. */
async function attempt<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Stop) return null;
    throw error;
  }
}

async function checkContent(api: Api, admin: Account): Promise<void> {
  const mark = stamp();
  await attempt(() => checkSliders(api));
  await attempt(() => checkAnnouncements(api, mark));
  const category = await attempt(() => checkCategories(api, mark));
  const tag = await attempt(() => checkTags(api, mark));
  if (category !== null && tag !== null) {
    await attempt(() => checkPosts(api, { category, tag, stamp: mark }));
  }
  const role = await attempt(() => checkRoles(api, mark));
  if (role !== null) await attempt(() => checkUsers(api, { role, stamp: mark, admin }));
}

/**
 * Makes every call of the front end to a server, with test data. Entities that no call can delete
 * stay there: a notice, a role, two categories and a tag.
 *
 * @param admin a user with all permissions
 * @param send `fetch`, or a replacement
 * @returns one finding for each call
 */
export async function checkContract(
  origin: string,
  admin: Account,
  send: typeof fetch = fetch,
): Promise<Finding[]> {
  const report = new Report();
  const api = new Api(origin, report, send);
  await attempt(async () => {
    await checkSession(api, admin);
    await checkContent(api, admin);
  });
  return report.findings(neededCalls());
}
