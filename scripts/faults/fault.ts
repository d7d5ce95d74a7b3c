/** A deliberate fault: one text of one source file replaced, and the tests that have to notice. */
export interface Fault {
  /** The rule that the fault breaks. */
  rule: string;
  /** The source file, below `src/`. */
  file: string;
  /** A text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test files to run, below `__tests__/`: the quickest that can notice. */
  tests: string[];
}
