import type { Id } from '../../contract/ids';
import type { NounWith, TrashedNoun } from '../../contract/nouns';
import { findCategory } from './categories';
import { findPost } from './posts';
import { findRole } from './roles';
import type { Db } from './schema';
import { findSlider } from './sliders';
import { findUser } from './users';

/** Reads an entity whose noun has a history or a trash. */
export const FIND: Record<
  NounWith<'history', 'audit'> | TrashedNoun,
  (db: Db, id: number) => Promise<{ id: Id } | null>
> = {
  slider: findSlider,
  role: findRole,
  category: findCategory,
  post: findPost,
  user: findUser,
};
