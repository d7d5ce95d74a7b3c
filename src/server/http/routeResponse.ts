/** The response of a call that has its own status or headers. */
export class RouteResponse {
  constructor(
    readonly status: number,
    /** Undefined for none. */
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** Ends a request with a response of its own. Thrown in a transaction, it undoes what that wrote. */
export class EarlyResponse extends Error {
  constructor(readonly response: RouteResponse) {
    super('The request has ended early.');
  }
}
