import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../server/config';
import { announce, fail, outliveOutput, print, stopOnSignals } from '../server/console';
import type { Services } from '../server/http/services';
import { serve } from '../server/serve';
import { addDemoAnnouncement } from './announcements';
import { addDemoTemplates } from './announcementTemplates';
import { addDemoCategories } from './categories';
import { addDemoPosts } from './posts';
import { addDemoRoles } from './roles';
import { addDemoSlider } from './sliders';
import { addDemoUsers, DEMO_ADMIN, DEMO_PASSWORD } from './users';
import type { DemoAccount } from './users';

/** A folder that is deleted when the process exits. */
function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-demo-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function showAccounts(accounts: DemoAccount[]): void {
  const lines = accounts.map(({ role, email, name }) =>
    [role.padEnd(14), email.padEnd(28), name].join(' '),
  );
  print('', 'Everything here is made up, and gone when you stop it.', '', ...lines);
  print('', `The password of all of them is ${DEMO_PASSWORD}`, '');
}

/** Concurrently, because most of the time goes into drawing images and hashing a password. */
async function addContent(services: Services): Promise<DemoAccount[]> {
  const users = addDemoRoles(services).then(() => addDemoUsers(services));
  const [accounts] = await Promise.all([
    users,
    users.then(() => addDemoAnnouncement(services)),
    addDemoTemplates(services),
    addDemoSlider(services),
    addDemoCategories(services).then((categories) => addDemoPosts(services, categories)),
  ]);
  return accounts;
}

async function main(): Promise<void> {
  outliveOutput();
  const config = loadConfig({
    LOG_LEVEL: 'warn',
    PUBLIC_FEEDS: 'true',
    CAP_SENDER: 'demo@example.org',
    CAP_OID: '2.49.0.1.104.0',
    ...process.env,
    DATA_DIR: throwAwayFolder(),
    DATABASE_URL: '',
    ADMIN_EMAIL: DEMO_ADMIN,
    ADMIN_PASSWORD: DEMO_PASSWORD,
  });
  const server = await serve(config, async (services) => {
    showAccounts(await addContent(services));
  });
  stopOnSignals(server);
  announce({ ...server, newAdmin: null });
}

main().catch(fail);
