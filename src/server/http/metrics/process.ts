import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from '../../metric';

/*
 * Names are those of prom-client's default metrics, which dashboards for Node expect. Its own
 * collector reports an idle event loop as 10 ms late and cannot be stopped (decision 15).
 */

/** Memory, CPU time and age of this process. */
export function processMetrics(): Metric[] {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number) => ({ name, help, value });
  const start = Date.now() / 1000 - process.uptime();
  return [
    gauge('process_start_time_seconds', 'When the process started.', Math.round(start)),
    gauge('process_uptime_seconds', 'How long the process has run.', process.uptime()),
    {
      ...gauge('process_cpu_seconds_total', 'CPU time used.', (user + system) / 1_000_000),
      type: 'counter',
    },
    gauge('process_resident_memory_bytes', 'Resident memory.', memory.rss),
    gauge('nodejs_heap_size_total_bytes', 'Size of the heap.', memory.heapTotal),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', memory.heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory outside the heap.', memory.external),
  ];
}

const RESOLUTION_MS = 10;
const NS_PER_SECOND = 1_000_000_000;

/** Measures how late the event loop runs what is due. */
export interface EventLoopMonitor {
  /** The delays since the previous call. */
  metrics(): Metric[];
  stop(): void;
}

export function monitorEventLoop(): EventLoopMonitor {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // Node records the interval between two samples, which includes the sampling interval itself.
  const lag = (ns: number) => Math.max(0, ns / NS_PER_SECOND - RESOLUTION_MS / 1000);
  const help = 'event loop delay since the previous scrape.';
  return {
    metrics() {
      const [p50, p99] = [lag(delay.percentile(50)), lag(delay.percentile(99))];
      const max = lag(delay.max);
      delay.reset();
      return [
        { name: 'nodejs_eventloop_lag_p50_seconds', help: `Median ${help}`, value: p50 },
        { name: 'nodejs_eventloop_lag_p99_seconds', help: `99th percentile ${help}`, value: p99 },
        { name: 'nodejs_eventloop_lag_max_seconds', help: `Largest ${help}`, value: max },
      ];
    },
    stop: () => void delay.disable(),
  };
}
