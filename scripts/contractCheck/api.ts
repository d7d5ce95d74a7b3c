import { toApiError } from '../../src/client/shared/api/apiError';
import { isId, unwrap } from '../../src/client/shared/api/normalize';
import type { Id } from '../../src/contract/ids';
import { isRecord } from '../../src/contract/records';
import type { Report } from './report';

/** Thrown if the rest of an area cannot be checked. */
export class Stop extends Error {}

interface Sent {
  /** Replaces `{id}` in the path. */
  id?: Id;
  query?: Record<string, string | number>;
  body?: object;
}

function bodyOf(text: string): unknown {
  try {
    return text.trim() === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export class Answer {
  constructor(
    private readonly report: Report,
    readonly call: string,
    readonly status: number,
    private readonly text: string,
  ) {}

  /** The parsed JSON; null without a body, undefined if it is not JSON. */
  get body(): unknown {
    return bodyOf(this.text);
  }

  /** Expects a body that the front end can use: JSON for a read, no markup for a write. */
  expectReadable(): void {
    if (!this.isSuccess) return;
    const isRead = this.call.startsWith('GET');
    if (isRead) this.expect(this.body != null, 'The body is no JSON.', '#what-is-tolerated');
    else this.expect(!this.text.trim().startsWith('<'), 'The body is markup.', '#failures');
  }

  get isSuccess(): boolean {
    return this.status >= 200 && this.status <= 299;
  }

  get entity(): Record<string, unknown> {
    const entity = unwrap(this.body);
    return isRecord(entity) ? entity : {};
  }

  /** If the expectation does not hold, notes the reason as a problem of the call. */
  expect(holds: boolean, reason: string, place?: string): boolean {
    if (!holds) this.report.add(this.call, reason, place);
    return holds;
  }

  id(): Id {
    const { id } = this.entity;
    if (isId(id)) return id;
    this.report.add(this.call, 'The response has no entity with an id.', '#what-is-tolerated');
    throw new Stop();
  }

  expectRefusal(field: string, when: string): void {
    const { errors } = toApiError(this.status, this.body);
    const isRight = this.expect(
      this.status === 422,
      `${when}: status ${this.status} instead of 422.`,
      '#failures',
    );
    const isNamed = Object.keys(errors ?? {}).some((key) => key.startsWith(field));
    if (isRight) {
      this.expect(isNamed, `${when}: "errors" has no text for "${field}".`, '#failures');
    }
  }
}

/** Calls a server as the front end does. */
export class Api {
  token: string | null = null;

  constructor(
    private readonly origin: string,
    readonly report: Report,
    private readonly send: typeof fetch,
  ) {}

  private headers(body: object | undefined): Record<string, string> {
    return {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(this.token !== null && { Authorization: `Bearer ${this.token}` }),
      ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    };
  }

  /**
   * Makes a call and accepts any response.
   *
   * @param call its name in docs/own-server.md, such as `GET /api/roles/{id}`
   * @throws Stop without a response
   */
  async call(call: string, { id = '', query, body }: Sent = {}): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const url = new URL(path.replace('{id}', encodeURIComponent(id)), this.origin);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, `${value}`);
    this.report.tried(call);
    try {
      const response = await this.send(url, {
        method,
        redirect: 'manual',
        headers: this.headers(body),
        body: body instanceof FormData ? body : JSON.stringify(body),
      });
      return new Answer(this.report, call, response.status, await response.text());
    } catch (error) {
      this.report.add(call, `No response: ${String(error)}`);
      throw new Stop();
    }
  }

  /** Makes a call that should succeed, and notes a problem if it does not. */
  async succeed(call: string, sent: Sent = {}): Promise<Answer> {
    const answer = await this.call(call, sent);
    const { message } = toApiError(answer.status, answer.body);
    const said = message ? ` ("${message}")` : '';
    answer.expect(answer.isSuccess, `Status ${answer.status} instead of 2xx${said}.`);
    answer.expectReadable();
    return answer;
  }
}
