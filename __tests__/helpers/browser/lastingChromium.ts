import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, ConnectOverCDPTransport } from 'playwright-core';
import { headlessPath, QUIET } from './chromium';
import { PROFILES } from './globalSetup';

/*
 * A Chromium that ends with the process that starts it, and does not keep that from ending. One that Playwright
 * launches has to be closed, and nothing tells a jest worker which of its files is the last.
 */

/** The switches of Playwright's own Chromium that a page or a test can notice. */
const AS_PLAYWRIGHT = [
  ...['--headless', '--hide-scrollbars', '--mute-audio', '--no-startup-window'],
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ...['--disable-background-timer-throttling', '--disable-backgrounding-occluded-windows'],
  ...['--disable-renderer-backgrounding', '--disable-back-forward-cache', '--disable-breakpad'],
  ...['--disable-dev-shm-usage', '--disable-extensions', '--disable-hang-monitor'],
  ...[
    '--disable-ipc-flooding-protection',
    '--disable-popup-blocking',
    '--disable-prompt-on-repost',
  ],
  ...['--disable-field-trial-config', '--allow-pre-commit-input', '--force-color-profile=srgb'],
  ...['--password-store=basic', '--use-mock-keychain', '--no-default-browser-check'],
  '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,PaintHolding,OptimizationHints',
  '--enable-features=CDPScreenshotNewSurface',
];

/**
 * One process for all pages of a context, so that scripts are compiled once; and no optimizing, which
 * takes longer than a page lives.
 */
const QUICK = ['--process-per-site', '--js-flags=--no-opt --no-maglev --no-flush-bytecode'];

function start(dataDir: string): ChildProcess {
  const switches = [...QUIET, ...AS_PLAYWRIGHT, ...QUICK, `--user-data-dir=${dataDir}`];
  const child = spawn(headlessPath(), [...switches, '--remote-debugging-pipe'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  child.unref();
  // Before its folder is removed.
  process.prependOnceListener('exit', () => {
    // All its processes, which are a group.
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (child.pid && !hasEnded) process.kill(-child.pid, 'SIGKILL');
  });
  return child;
}

/** The debugger's messages, each ended by a zero. */
function transportTo(child: ChildProcess): ConnectOverCDPTransport {
  const [, , , input, output] = child.stdio as unknown as Socket[];
  if (!input || !output) throw new Error('Chromium was started without its pipes.');
  input.unref();
  output.unref();
  const transport: ConnectOverCDPTransport = {
    send: (message) => void input.write(`${JSON.stringify(message)}\0`),
    close: () => void input.destroy(),
  };
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    // One at a time: what waits for a message runs before the next.
    for (const message of messages) {
      setImmediate(() => transport.onmessage?.(JSON.parse(message) as object));
    }
  });
  output.once('close', () => transport.onclose?.('Chromium has ended.'));
  input.on('error', () => undefined);
  return transport;
}

/** Starts Chromium for as long as this process runs. */
export function startLastingChromium(): Promise<Browser> {
  const dataDir = mkdtempSync(path.join(process.env[PROFILES] ?? tmpdir(), 'chromium-'));
  return chromium.connectOverCDP(transportTo(start(dataDir)), { artifactsDir: dataDir });
}
