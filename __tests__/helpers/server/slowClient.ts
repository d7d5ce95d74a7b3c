import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A client that says and hears only as much as a test tells it to. */
export class SlowClient {
  private heard = '';
  private readonly closed: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    // Whatever a server does to it shows in what it has heard.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async connect(port: number): Promise<SlowClient> {
    const socket = connect(port, '127.0.0.1');
    const client = new SlowClient(socket);
    await once(socket, 'connect');
    return client;
  }

  say(bytes: string | Uint8Array): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  listen(): this {
    this.socket.on('data', (chunk) => (this.heard += chunk.toString('latin1')));
    return this;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  /** Waits until something has come back. */
  async answer(): Promise<string> {
    if (this.heard === '' && this.isOpen) await once(this.socket, 'data');
    return this.heard;
  }

  /** Waits until the server has hung up. @returns all that it said */
  async end(): Promise<string> {
    await this.closed;
    return this.heard;
  }

  hangUp(): void {
    this.socket.destroy();
  }
}
