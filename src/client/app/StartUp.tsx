import { ProgressLine } from '../shared/ui/ProgressLine';

/** Stands in while the very first screen loads; it shows nothing that would then jump. */
export function StartUp() {
  return <ProgressLine active />;
}
