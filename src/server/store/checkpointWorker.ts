import { workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/* The entry point of a thread of its own, in which disks may take their time. */

const database = new Database(String(workerData), { timeout: 0, fileMustExist: true });
database.pragma('wal_checkpoint(PASSIVE)');
database.close();
