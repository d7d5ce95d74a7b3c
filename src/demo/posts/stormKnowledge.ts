import { cyclone } from '../scenes/cyclone';
import { rainMap } from '../scenes/rainMap';
import { shelter } from '../scenes/shelter';
import { surge } from '../scenes/surge';
import { html, JUSTIFY, TEAL } from './post';
import type { DemoPost } from './post';

/** Storms in general, and one that has just made landfall. */
export const STORM_KNOWLEDGE: DemoPost[] = [
  {
    title: 'What a storm surge is, and why it is more dangerous than the wind',
    type: 'knowledge',
    category: 'Storm surge',
    tags: ['Cyclone', 'Sea', 'Preparedness'],
    when: 390,
    cover: surge(2),
    description: html(`
      <p ${JUSTIFY}>A cyclone pushes the sea in front of it. Over the deep ocean the water escapes
      downward; over the shallow shelf of the Bay of Bengal it cannot, and piles up against the
      coast. The low pressure in the storm lifts it a little more. Where this hill of water meets the
      tide and the mouth of a river, it runs inland for many miles.</p>
      <h2>How high it grows depends on</h2>
      <ul>
        <li>the wind, and how long it has blown over the same water</li>
        <li>the depth: a shallow coast such as the delta or Rakhine gets the most</li>
        <li>the side: north of the Equator it is highest to the <strong>right</strong> of the
        track</li>
        <li>the hour: a surge on top of high tide is twice the harm</li>
      </ul>
      <p>Wind breaks what is weak. Water takes everything that floats, and leaves salt in fields and
      wells for seasons. Most of those who died in the great storms of our coast were drowned. Good
      news is that water can be escaped: two floors up, or two miles inland, is usually enough.</p>
      <blockquote>Hide from wind, run from water.</blockquote>
    `),
  },
  {
    title: 'မုန်တိုင်းအဆင့်များကို မည်သို့ ခွဲခြားသတ်မှတ်သနည်း',
    type: 'knowledge',
    category: 'Cyclone',
    tags: ['မုန်တိုင်း'],
    when: 350,
    cover: cyclone(1),
    description: html(`
      <p>ပင်လယ်ပြင်တွင် ဖြစ်ပေါ်သော မုန်တိုင်းများကို ဗဟိုအနီး တိုက်ခတ်သည့် လေ၏အမြန်နှုန်းဖြင့်
      အဆင့်ခွဲခြားပါသည်။ အမည်ပေးခြင်းကို ဆိုင်ကလုန်းမုန်တိုင်းအဆင့်သို့ ရောက်မှသာ ပြုလုပ်ပါသည်။</p>
      <ol>
        <li><strong>လေဖိအားနည်းရပ်ဝန်း</strong> - လေတိုက်နှုန်း တစ်နာရီ ၁၉ မိုင်အောက်</li>
        <li><strong>မုန်တိုင်းငယ်</strong> - တစ်နာရီ ၁၉ မိုင်မှ ၃၁ မိုင်</li>
        <li><strong>အားကောင်းသော မုန်တိုင်းငယ်</strong> - တစ်နာရီ ၃၂ မိုင်မှ ၃၈ မိုင်</li>
        <li><strong>ဆိုင်ကလုန်းမုန်တိုင်း</strong> - တစ်နာရီ ၃၉ မိုင်မှ ၅၄ မိုင်</li>
        <li><strong>အားကောင်းသော ဆိုင်ကလုန်းမုန်တိုင်း</strong> - တစ်နာရီ ၅၅ မိုင်နှင့်အထက်</li>
      </ol>
      <h3>အရောင်ဖြင့် သတိပေးခြင်း</h3>
      <ul>
        <li>အဝါရောင် - မုန်တိုင်း ဖြစ်ပေါ်နေပြီ၊ မြန်မာ့ကမ်းရိုးတန်းသို့ ဦးတည်ခြင်း မရှိသေးပါ။</li>
        <li>လိမ္မော်ရောင် - မြန်မာ့ကမ်းရိုးတန်းသို့ ဦးတည်ရွေ့လျားနေပါသည်။</li>
        <li>အနီရောင် - ၁၂ နာရီအတွင်း ကမ်းရိုးတန်းသို့ ဝင်ရောက်နိုင်ပါသည်။</li>
        <li>အညိုရောင် - ကုန်းတွင်းသို့ ဝင်ရောက်နေပါသည်။</li>
        <li>အစိမ်းရောင် - အန္တရာယ် ကျော်လွန်သွားပါပြီ။</li>
      </ul>
      <p>အရောင်သည် မုန်တိုင်း၏ အင်အားကို မဟုတ်ဘဲ <em>မည်မျှ နီးကပ်နေပြီ</em>ကို ဖော်ပြခြင်း
      ဖြစ်ပါသည်။</p>
    `),
  },
  {
    title:
      'Nargis, Giri and Mocha: what three cyclones in fifteen years have taught the villages of the delta and of Rakhine about warnings, shelters and mangroves',
    type: 'knowledge',
    category: 'Knowledge',
    tags: ['Cyclone', 'Preparedness', 'Sea', 'Farming'],
    when: 402,
    cover: cyclone(3),
    pictures: [shelter(1), surge(1)],
    description: html(`
      <h2>Nargis, 2 and 3 May 2008</h2>
      <p>It crossed the delta from west to east, a way that no storm had taken in living memory, and
      the surge reached forty kilometres inland. More than 138,000 people died or were never found.
      <strong>What we learned:</strong> a warning that is heard but not believed saves nobody. It has
      to say where the water will stand, in words of the village.</p>
      <h2>Giri, 22 October 2010</h2>
      <p>It grew from a depression to a very severe storm in little more than a day before it struck
      Rakhine near Kyaukphyu and Myebon. <strong>What we learned:</strong> the second season, after
      the monsoon, is as real as the first, and the time to leave may be a single day.</p>
      <h2>Mocha, 14 May 2023</h2>
      <p>One of the strongest ever measured in the bay came ashore near Sittwe. Many had moved in
      time. <strong>What we learned:</strong> early movement works; roofs, food and fresh water
      for the weeks after are the next task.</p>
      <h3>Mangroves and mounds</h3>
      <p>Villages behind a wide belt of mangrove lost fewer houses each time. Raised mounds saved
      cattle. Both take ten years to grow: <span ${TEAL}>the best day to begin is today</span>.
      See <a href="https://example.org/library/mangroves">planting along creeks</a>.</p>
    `),
  },
  {
    title: 'ဘင်္ဂလားပင်လယ်အော်တွင် မုန်တိုင်းငယ် ဖြစ်ပေါ်၊ ဆောင်းဦးမိုး ရွာသွန်းနိုင်',
    type: 'post',
    category: 'Bay of Bengal',
    tags: ['မုန်တိုင်း', 'စိုက်ပျိုးရေး'],
    when: '11-16',
    cover: rainMap(2, [98.5, 13]),
    description: html(`
      <p>ဘင်္ဂလားပင်လယ်အော် အနောက်တောင်ပိုင်းတွင် ဖြစ်ပေါ်နေသော မုန်တိုင်းငယ်သည် အနောက်မြောက်ဘက်သို့
      ရွေ့လျားနေပါသည်။ မြန်မာ့ကမ်းရိုးတန်းသို့ ဦးတည်ရွေ့လျားနိုင်ခြေ မရှိသော်လည်း ၎င်း၏
      အရှိန်ကြောင့် တနင်္သာရီတိုင်းဒေသကြီး၊ မွန်ပြည်နယ်နှင့် ဧရာဝတီတိုင်းဒေသကြီးတို့တွင်
      နေရာကွက်ကျား မိုးရွာနိုင်ပါသည်။</p>
      <h4>တောင်သူများသို့</h4>
      <ul>
        <li>ရိတ်သိမ်းပြီး စပါးများကို လေဝင်လေထွက်ကောင်းသော အမိုးအောက်တွင် ထားပါ။</li>
        <li>လှန်းထားသော ပဲ၊ နှမ်းများကို ညနေပိုင်းတွင် အုပ်ထားပါ။</li>
        <li>မိုးပြီးမှ ဆောင်းသီးနှံများ စတင်စိုက်ပျိုးရန် အခွင့်အလမ်း ကောင်းပါသည်။</li>
      </ul>
    `),
  },
];
