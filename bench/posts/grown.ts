import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Product } from '../../__tests__/helpers/server/product';
import { Seeder } from './seed';

/** The numbers of posts that are measured. */
const STEPS = [10_000, 30_000, 100_000, 300_000, 1_000_000];

/** A store with so many posts. */
export interface GrownStore {
  posts: number;
  dataDir: string;
}

/** Some 20 GB: the stores stay where they are, so that they are measured when the machine is quiet. */
const FOLDER = path.resolve(process.env.GROWTH_DIR ?? '.cache/growth');

const allStores = (): GrownStore[] =>
  STEPS.map((posts) => ({ posts, dataDir: path.join(FOLDER, String(posts)) }));

/** The stores that are filled. */
export function grownStores(): GrownStore[] {
  return allStores().filter(({ dataDir }) => existsSync(dataDir));
}

/** An empty store has an administrator; a larger one begins as a copy of the one before. */
async function begin(dataDir: string, before: string | undefined): Promise<void> {
  if (before) {
    cpSync(before, dataDir, { recursive: true });
    return;
  }
  const product = new Product({ DATA_DIR: dataDir });
  await product.start();
  await product.remove();
}

/** Fills the stores that are missing, one after the other. Run again, it goes on where it was ended. */
export async function growStores(): Promise<boolean> {
  mkdirSync(FOLDER, { recursive: true });
  let before: string | undefined;
  for (const { posts, dataDir } of allStores()) {
    const unfinished = `${dataDir}.unfinished`;
    if (!existsSync(dataDir)) {
      const copied = `${dataDir}.copied`;
      if (!existsSync(unfinished)) {
        rmSync(copied, { recursive: true, force: true });
        await begin(copied, before);
        renameSync(copied, unfinished);
      }
      await new Seeder(unfinished).fill(posts);
      renameSync(unfinished, dataDir);
    }
    console.log(`${new Date().toISOString()} ${dataDir} has ${posts.toLocaleString('en')} posts.`);
    before = dataDir;
  }
  return true;
}
