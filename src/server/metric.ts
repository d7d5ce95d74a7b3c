export interface Metric {
  name: string;
  help: string;
  value: number;
  type?: 'counter';
}
