import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from './areas/accounts';
import { announcements } from './areas/announcements';
import { badLines } from './areas/badLines';
import { burmese } from './areas/burmese';
import { drafts } from './areas/drafts';
import { editor } from './areas/editor';
import { feedback } from './areas/feedback';
import { feeds } from './areas/feeds';
import { forms } from './areas/forms';
import { http } from './areas/http';
import { images } from './areas/images';
import { leaving } from './areas/leaving';
import { lengths } from './areas/lengths';
import { limits } from './areas/limits';
import { lists } from './areas/lists';
import { machines } from './areas/machines';
import { opening } from './areas/opening';
import { operation } from './areas/operation';
import { otherServers } from './areas/otherServers';
import { parallelWrites } from './areas/parallelWrites';
import { permissions } from './areas/permissions';
import { photos } from './areas/photos';
import { reads } from './areas/reads';
import { recovery } from './areas/recovery';
import { saves } from './areas/saves';
import { screens } from './areas/screens';
import { search } from './areas/search';
import { searchIndex } from './areas/searchIndex';
import { session } from './areas/session';
import { sessionScreens } from './areas/sessionScreens';
import { texts } from './areas/texts';
import { throttling } from './areas/throttling';
import { trash } from './areas/trash';
import { typing } from './areas/typing';
import { validation } from './areas/validation';
import { writes } from './areas/writes';
import { zawgyi } from './areas/zawgyi';
import { copyTree } from './copy';
import type { Fault } from './fault';
import { firstFailure } from './runTests';

const AREAS: Record<string, Fault[]> = {
  ...{ validation, lengths, texts, permissions, accounts, throttling, recovery, writes, saves },
  ...{ parallelWrites, reads, searchIndex },
  ...{
    http,
    limits,
    machines,
    session,
    sessionScreens,
    lists,
    badLines,
    feedback,
    forms,
    drafts,
    photos,
  },
  ...{
    leaving,
    operation,
    otherServers,
    screens,
    trash,
    burmese,
    search,
    announcements,
    feeds,
    zawgyi,
    editor,
    typing,
    opening,
    images,
  },
};

type Outcome = 'caught' | 'SURVIVED' | 'fault no longer applies';

/** Why a fault cannot be made any more; null where it can. */
function obstacle(root: string, { file, find, tests }: Fault): string | null {
  const missing = [join('src', file), ...tests.map((test) => join('__tests__', test))].find(
    (path) => !existsSync(join(root, path)),
  );
  if (missing) return `${missing} is missing`;
  const count = readFileSync(join(root, 'src', file), 'utf8').split(find).length - 1;
  return count === 1 ? null : `its text occurs ${count} times in src/${file}`;
}

/** Makes a fault, runs its tests and takes the fault back. */
function tryFault(root: string, fault: Fault): { outcome: Outcome; detail: string } {
  const reason = obstacle(root, fault);
  if (reason) return { outcome: 'fault no longer applies', detail: reason };
  const path = join(root, 'src', fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(fault.find, () => fault.replace),
  );
  try {
    const failed = firstFailure(root, fault.tests);
    if (failed === null) return { outcome: 'SURVIVED', detail: fault.tests.join(', ') };
    return { outcome: 'caught', detail: failed };
  } catch (error) {
    return { outcome: 'fault no longer applies', detail: String(error) };
  } finally {
    writeFileSync(path, text);
  }
}

interface Named {
  area: string;
  fault: Fault;
}

/** The faults whose area has one of the names, or whose rule contains one of them. */
function chosen(names: readonly string[]): Named[] {
  const all = Object.entries(AREAS).flatMap(([area, faults]) =>
    faults.map((fault) => ({ area, fault })),
  );
  if (names.length === 0) return all;
  return all.filter(({ area, fault }) =>
    names.some((name) => (name in AREAS ? area === name : fault.rule.includes(name))),
  );
}

function print(outcome: Outcome, { area, fault }: Named, detail: string): void {
  console.log(`${outcome}: ${area}: ${fault.rule} (${detail})`);
}

/** Prints the faults that no longer apply, without running a test. */
function check(faults: readonly Named[]): boolean {
  const obstacles = faults.map((named) => ({ named, reason: obstacle('.', named.fault) }));
  const stale = obstacles.filter(({ reason }) => reason !== null);
  for (const { named, reason } of stale) print('fault no longer applies', named, reason ?? '');
  console.log(`${faults.length} faults; ${stale.length} no longer apply`);
  return stale.length === 0;
}

/** Makes one fault after another in a copy of the tree, and prints what came of each. */
function run(faults: readonly Named[]): boolean {
  const counts: Record<Outcome, number> = { caught: 0, SURVIVED: 0, 'fault no longer applies': 0 };
  const { root, remove } = copyTree();
  process.once('exit', remove).once('SIGINT', () => process.exit(130));
  for (const named of faults) {
    const { outcome, detail } = tryFault(root, named.fault);
    counts[outcome] += 1;
    print(outcome, named, detail);
  }
  const summary = Object.entries(counts).map(([outcome, count]) => `${outcome}: ${count}`);
  console.log(`${faults.length} faults; ${summary.join(', ')}`);
  return counts.caught === faults.length;
}

const names = process.argv.slice(2).filter((name) => name !== '--check');
const isCheck = process.argv.includes('--check');
const isGood = isCheck ? check(chosen(names)) : run(chosen(names));
if (!isGood) process.exitCode = 1;
