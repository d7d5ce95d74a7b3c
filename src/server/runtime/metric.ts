export interface Metric {
  name: string;
  help: string;
  value: number;
  type?: 'counter';
}

export const gauge = (name: string, help: string, value: number): Metric => ({ name, help, value });

export const counter = (name: string, help: string, value: number): Metric => ({
  ...gauge(name, help, value),
  type: 'counter',
});
