import { print, runCommand } from './console';
import type { Db } from '../store/schema';
import { findZawgyi } from './findZawgyi';
import { inExistingStore } from './inExistingStore';

/** Stored text must not control the operator's console. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, ' ');

async function list(db: Db): Promise<void> {
  let count = 0;
  for await (const { table, id, column, before, after } of findZawgyi(db)) {
    count += 1;
    print(`${table} ${id} ${column}`, `  ${shown(before)}`, `  ${shown(after)}`);
  }
  print(count === 1 ? '1 text looks like Zawgyi.' : `${count} texts look like Zawgyi.`);
}

runCommand(() => inExistingStore(list));
