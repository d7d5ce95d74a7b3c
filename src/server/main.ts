import { loadConfig } from './config/config';
import { announce, fail, outliveConsole, stopOnSignals } from './tools/console';
import { serve } from './serve';

async function main(): Promise<void> {
  outliveConsole();
  const server = await serve(loadConfig(process.env));
  stopOnSignals(server);
  announce(server);
}

main().catch(fail);
