import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../server/config/config';
import { announce, fail, outliveConsole, print, stopOnSignals } from '../server/tools/console';
import { serve } from '../server/serve';
import { addContent } from './addContent';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PASSWORD } from './people';

function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-demo-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function showAccounts(): void {
  const lines = DEMO_ACCOUNTS.map(({ role, email, name }) =>
    [role.padEnd(14), email.padEnd(28), name].join(' '),
  );
  print('', 'Everything here is made up, and gone when you stop it.', '', ...lines);
  print('', `The password of all of them is ${DEMO_PASSWORD}`, '');
}

async function main(): Promise<void> {
  outliveConsole();
  const config = loadConfig({
    LOG_LEVEL: 'warn',
    PUBLIC_FEEDS: 'true',
    CAP_SENDER: 'demo@example.org',
    CAP_OID: '2.49.0.1.104.0',
    ...process.env,
    DATA_DIR: throwAwayFolder(),
    DATABASE_URL: '',
    DATABASE_URL_FILE: '',
    ADMIN_EMAIL: DEMO_ADMIN,
    ADMIN_PASSWORD: DEMO_PASSWORD,
    ADMIN_PASSWORD_FILE: '',
  });
  const server = await serve(config, async (services) => {
    await addContent(services);
    showAccounts();
  });
  stopOnSignals(server);
  announce({ ...server, newAdmin: null });
}

main().catch(fail);
