import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config';
import { announce, fail, say, stopOnSignals } from '../console';
import { serve } from '../serve';
import { addDemoAnnouncement } from './announcements';
import { addDemoCategories } from './categories';
import { addDemoRoles } from './roles';
import { addDemoSlider } from './sliders';
import { addDemoUsers, DEMO_ADMIN, DEMO_PASSWORD } from './users';
import type { DemoAccount } from './users';

/** A folder that is gone when the program is. */
function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-demo-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function showAccounts(accounts: DemoAccount[]): void {
  const lines = accounts.map(({ role, email, name }) =>
    [role.padEnd(14), email.padEnd(28), name].join(' '),
  );
  say('', 'Everything here is made up, and gone when you stop it.', '', ...lines);
  say('', `The password of all of them is ${DEMO_PASSWORD}`, '');
}

async function main(): Promise<void> {
  const config = loadConfig({
    LOG_LEVEL: 'warn',
    ...process.env,
    DATA_DIR: throwAwayFolder(),
    ADMIN_EMAIL: DEMO_ADMIN,
    ADMIN_PASSWORD: DEMO_PASSWORD,
  });
  const server = await serve(config, async (services) => {
    await addDemoSlider(services);
    await addDemoAnnouncement(services);
    await addDemoRoles(services);
    await addDemoCategories(services);
    showAccounts(await addDemoUsers(services));
  });
  stopOnSignals(server);
  announce({ ...server, newAdmin: null });
}

main().catch(fail);
