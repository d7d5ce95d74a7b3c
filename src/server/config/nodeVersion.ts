/** `engines` in package.json, which a test compares; docs/decisions/0005-node-floor.md has the reasons. */
export const NODE_RANGE = { from: '20.19', below: '24.19' };

const numberOf = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return 1000 * major + minor;
};

/**
 * A sentence for the operator if this program cannot run on a version of Node, else null. From
 * 24.19 on, the process can be aborted when a query of SQLite is freed.
 */
export function problemOfNode(version: string): string | null {
  const { from, below } = NODE_RANGE;
  const number = numberOf(version);
  if (number >= numberOf(from) && number < numberOf(below)) return null;
  return (
    `This program needs Node ${from} or newer, below ${below}, and this is Node ${version}: ` +
    'install the newest Node 22.'
  );
}
