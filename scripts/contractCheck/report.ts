import { anchorOf } from '../apiDocs/markdown';

/** What a server got wrong in a call, and where docs/own-server.md has the rule. */
export interface Problem {
  reason: string;
  /** An anchor of docs/own-server.md, such as `#dates`. */
  place: string;
}

/** What was found out about a call; null where it could not be tried. */
export interface Finding {
  call: string;
  problems: Problem[] | null;
}

/** Collects what calls got wrong. */
export class Report {
  private readonly problems = new Map<string, Problem[]>();

  /** Counts a call as tried. */
  tried(call: string): void {
    if (!this.problems.has(call)) this.problems.set(call, []);
  }

  /** Notes a problem of a call, once. */
  add(call: string, reason: string, place = `#${anchorOf(call)}`): void {
    this.tried(call);
    const known = this.problems.get(call);
    if (!known?.some((problem) => problem.reason === reason)) known?.push({ reason, place });
  }

  /** One finding for each of these calls, in their order. */
  findings(calls: readonly string[]): Finding[] {
    return calls.map((call) => ({ call, problems: this.problems.get(call) ?? null }));
  }
}
