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

/** The response of a call that sends a file for people to keep. */
export class FileResponse {
  constructor(
    readonly name: string,
    readonly type: string,
    /** Made as the client reads; a client that leaves ends it. */
    readonly parts: AsyncIterable<Buffer>,
    /** The memory that they take at most. */
    readonly bytes: number,
  ) {}
}
