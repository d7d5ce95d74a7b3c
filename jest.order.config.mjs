import Sequencer from '@jest/test-sequencer';

/** Walks over many screens, and tests in Firefox: short files, since what they call stands elsewhere. */
const LONG = /[\\/](\w*everyScreen|burmeseScreens|translator|firefox)\.test\.ts$/i;

/**
 * Begins with the files that take longest, so that no worker is alone with one at the end. Jest does so
 * where it has measured a run before, and on a clean clone goes by the sizes of the files.
 */
export default class extends Sequencer {
  sort(tests) {
    const [long, others] = [[], []];
    for (const test of super.sort(tests)) (LONG.test(test.path) ? long : others).push(test);
    return [...long, ...others];
  }
}
