import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Connections opened at a time; more would fill the server's backlog. */
const AT_ONCE = 250;
const TRICKLE_MS = 1000;

const HALF_HEADER = 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ';
const WHOLE_HEADER = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const PART = '--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n';

/** Idle, slow and stalled clients. */
export class Crowd {
  private readonly sockets: Socket[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly port: number) {}

  /** Half of them send nothing, half have had one response. */
  async addIdle(count: number): Promise<void> {
    await this.add(count, (socket, index) => {
      socket.resume();
      if (index % 2 === 0) socket.write(WHOLE_HEADER);
    });
  }

  /** Headers that never end. */
  async addEndlessHeaders(count: number): Promise<void> {
    await this.add(count, (socket) => {
      socket.resume().write(HALF_HEADER);
      this.trickle(socket);
    });
  }

  /** Uploads that stop halfway; half of them continue with a byte per second. */
  async addHalfUploads(count: number, bytes: number, authorization: string): Promise<void> {
    const lines = [
      'POST /api/sliders HTTP/1.1',
      'Host: x',
      `Authorization: ${authorization}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${2 * bytes}`,
    ];
    const half = Buffer.from([...lines, '', PART].join('\r\n') + 'x'.repeat(bytes));
    await this.add(count, (socket, index) => {
      socket.resume().write(half);
      if (index % 2 === 0) this.trickle(socket);
    });
  }

  /** Request something large and do not read it. */
  async addStalledReaders(count: number, url: string): Promise<void> {
    await this.add(count, (socket) => void socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`));
  }

  leave(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const socket of this.sockets) socket.destroy();
  }

  private trickle(socket: Socket): void {
    const timer = setInterval(() => socket.write('x'), TRICKLE_MS);
    this.timers.push(timer);
    socket.once('close', () => clearInterval(timer));
  }

  private async add(count: number, begin: (socket: Socket, index: number) => void): Promise<void> {
    for (let added = 0; added < count; added += AT_ONCE) {
      const size = Math.min(AT_ONCE, count - added);
      const batch = Array.from({ length: size }, () => connect(this.port, '127.0.0.1'));
      this.sockets.push(...batch);
      await Promise.all(batch.map((socket) => once(socket, 'connect')));
      for (const [index, socket] of batch.entries()) {
        // The server is expected to close these connections.
        socket.on('error', () => undefined);
        begin(socket, index);
      }
    }
  }
}
