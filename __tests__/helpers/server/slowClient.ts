import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A client that sends and receives only as much as a test wants. */
export class SlowClient {
  private received = '';
  private readonly closed: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    // The tests see errors in the received text.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  /**
   * @param options whether it keeps its half of the connection open after the server ends the other
   * half
   */
  static async connect(
    port: number,
    options: { allowHalfOpen?: boolean } = {},
  ): Promise<SlowClient> {
    const socket = connect({ port, host: '127.0.0.1', ...options });
    const client = new SlowClient(socket);
    await once(socket, 'connect');
    return client;
  }

  send(bytes: string | Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  /** Waits until everything has been sent, or the server has closed the connection. */
  async sent(): Promise<void> {
    if (this.socket.writableNeedDrain)
      await Promise.race([once(this.socket, 'drain'), this.closed]);
  }

  listen(): this {
    this.socket.on('data', (chunk) => (this.received += chunk.toString('latin1')));
    return this;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  async response(): Promise<string> {
    if (this.received === '' && this.isOpen) await once(this.socket, 'data');
    return this.received;
  }

  /**
   * Waits until the server has closed the connection.
   *
   * @returns everything that the server sent
   */
  async end(): Promise<string> {
    await this.closed;
    return this.received;
  }

  hangUp(): void {
    this.socket.destroy();
  }
}
