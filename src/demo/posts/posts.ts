import { CHINDWIN } from './chindwin';
import { CYCLONES } from './cyclones';
import { EARTH } from './earth';
import { FLOODS } from './floods';
import { makeHandbook } from './handbook';
import { HEAT } from './heat';
import { MONSOON } from './monsoon';
import type { DemoPost } from './post';
import { PREPAREDNESS } from './preparedness';
import { RIVERS } from './rivers';
import { SEA } from './sea';
import { STORM_KNOWLEDGE } from './stormKnowledge';
import { THUNDER } from './thunder';

const PAGES: DemoPost[] = [
  ...CYCLONES,
  ...STORM_KNOWLEDGE,
  ...SEA,
  ...CHINDWIN,
  ...RIVERS,
  ...FLOODS,
  ...MONSOON,
  ...THUNDER,
  ...HEAT,
  ...EARTH,
  ...PREPAREDNESS,
];

/** Every post of the demo. */
export const DEMO_POSTS: DemoPost[] = [...PAGES, makeHandbook(PAGES)];
