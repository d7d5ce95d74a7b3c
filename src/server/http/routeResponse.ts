export class RouteResponse {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** Ends a request with a response of its own. In a transaction it also rolls back the writes. */
export class EarlyResponse extends Error {
  constructor(readonly response: RouteResponse) {
    super('The request ended early.');
  }
}

export class FileResponse {
  constructor(
    readonly name: string,
    readonly type: string,
    /** Made while the client reads. If the client disconnects, it ends. */
    readonly parts: AsyncIterable<Buffer>,
    readonly bytes: number,
  ) {}
}
