/** One value of a Prometheus metric, named by Prometheus' conventions. */
export interface Metric {
  name: string;
  help: string;
  value: number;
  type?: 'counter';
}
