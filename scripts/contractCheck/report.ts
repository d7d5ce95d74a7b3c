import { anchorOf } from '../apiDocs/markdown';

/** A mistake of a server in a call, and the place of the rule in docs/own-server.md. */
export interface Problem {
  reason: string;
  /** An anchor of docs/own-server.md, such as `#dates`. */
  place: string;
}

/** The result for a call; `problems` is null if the call could not be tried. */
export interface Finding {
  call: string;
  problems: Problem[] | null;
}

/** Collects the problems of all calls. */
export class Report {
  private readonly problems = new Map<string, Problem[]>();

  tried(call: string): void {
    if (!this.problems.has(call)) this.problems.set(call, []);
  }

  /** Notes a problem of a call, once. */
  add(call: string, reason: string, place = `#${anchorOf(call)}`): void {
    this.tried(call);
    const known = this.problems.get(call);
    if (!known?.some((problem) => problem.reason === reason)) known?.push({ reason, place });
  }

  findings(calls: readonly string[]): Finding[] {
    return calls.map((call) => ({ call, problems: this.problems.get(call) ?? null }));
  }
}
