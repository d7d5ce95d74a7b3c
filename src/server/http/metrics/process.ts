import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Reading } from './exposition';

/*
 * Names are those that dashboards for Node know.
 */

/** Memory, processor time and age of this process. */
export function processReadings(): Reading[] {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number) => ({ name, help, value });
  const start = Date.now() / 1000 - process.uptime();
  return [
    gauge('process_start_time_seconds', 'When the process started.', Math.round(start)),
    gauge('process_uptime_seconds', 'How long the process has run.', process.uptime()),
    {
      ...gauge('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1_000_000),
      type: 'counter',
    },
    gauge('process_resident_memory_bytes', 'Memory held.', memory.rss),
    gauge('nodejs_heap_size_total_bytes', 'Size of the heap.', memory.heapTotal),
    gauge('nodejs_heap_size_used_bytes', 'Part of the heap in use.', memory.heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory beside the heap.', memory.external),
  ];
}

const RESOLUTION_MS = 10;
const NS = 1_000_000_000;

/** How late the event loop runs what is due, since the reading before. */
export interface EventLoopWatch {
  readings(): Reading[];
  stop(): void;
}

export function watchEventLoop(): EventLoopWatch {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // What is recorded is the time between two looks, of which there is one each `RESOLUTION_MS`.
  const late = (ns: number) => Math.max(0, ns / NS - RESOLUTION_MS / 1000);
  const help = 'of the delays of the event loop since the reading before.';
  return {
    readings() {
      const [half, most] = [late(delay.percentile(50)), late(delay.percentile(99))];
      const max = late(delay.max);
      delay.reset();
      return [
        { name: 'nodejs_eventloop_lag_p50_seconds', help: `Median ${help}`, value: half },
        { name: 'nodejs_eventloop_lag_p99_seconds', help: `99th percentile ${help}`, value: most },
        { name: 'nodejs_eventloop_lag_max_seconds', help: `Largest ${help}`, value: max },
      ];
    },
    stop: () => void delay.disable(),
  };
}
