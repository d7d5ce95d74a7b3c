import { calendar } from '../scenes/calendar';
import { goBag } from '../scenes/goBag';
import { hydrograph } from '../scenes/hydrograph';
import { CENTER, html } from './post';
import type { DemoPost } from './post';

const OPENING = html(`
  <h1 ${CENTER}>The whole handbook</h1>
  <p>Every page of knowledge of this service on one long page, in English and in Burmese, to be
  printed for a library or read to a village meeting. Begin anywhere.</p>
  <p>ဤစာမျက်နှာတွင် ဗဟုသုတဆောင်းပါးအားလုံးကို အင်္ဂလိပ်၊ မြန်မာ နှစ်ဘာသာဖြင့် စုစည်းဖော်ပြထားပါသည်။
  စာကြည့်တိုက်များတွင် ပုံနှိပ်ထားရှိနိုင်ပြီး ရွာလူထုအစည်းအဝေးများတွင် ဖတ်ပြနိုင်ပါသည်။</p>
`);

/** The longest post: the text of all knowledge posts. */
export function makeHandbook(posts: readonly DemoPost[]): DemoPost {
  const chapters = posts
    .filter(({ type }) => type === 'knowledge')
    .map(({ title, description }) => `<h1>${title}</h1>${description}`);
  return {
    title: 'The handbook on one page · လက်စွဲစာအုပ် အပြည့်အစုံ',
    type: 'knowledge',
    category: 'Knowledge',
    tags: ['Preparedness', 'ကြိုတင်ပြင်ဆင်', 'Cyclone', 'မုန်တိုင်း', 'Earthquake', 'ငလျင်'],
    when: 60,
    cover: goBag(1),
    pictures: [calendar(3), hydrograph(2, 0.5, 0.74)],
    description: OPENING + chapters.join(''),
  };
}
