/** One number of this moment, by a name of Prometheus' conventions. */
export interface Reading {
  name: string;
  help: string;
  value: number;
  /** A gauge unless told. */
  type?: 'counter';
}

export type Labels = Readonly<Record<string, string>>;

/** A number of a family; the suffix follows the family's name, as in `_bucket`. */
interface Sample {
  value: number;
  suffix?: string;
  labels?: Labels;
}

/** Numbers of one name. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function toFamily({ name, help, value, type }: Reading): Family {
  return { name, help, type: type ?? 'gauge', samples: [{ value }] };
}

const escapeLabel = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

function labelsOf(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** The text that Prometheus reads, in its format 0.0.4. */
export function expose(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ value, suffix = '', labels }) => `${name}${suffix}${labelsOf(labels)} ${value}`,
    ),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}
