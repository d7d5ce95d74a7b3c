import { loadConfig } from './config';
import { announce, fail, outliveConsole, stopOnSignals } from './console';
import { serve } from './serve';

async function main(): Promise<void> {
  outliveConsole();
  const server = await serve(loadConfig(process.env));
  stopOnSignals(server);
  announce(server);
}

main().catch(fail);
