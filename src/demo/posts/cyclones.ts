import { cyclone } from '../scenes/cyclone';
import { fields } from '../scenes/fields';
import { rainMap } from '../scenes/rainMap';
import { surge } from '../scenes/surge';
import { CENTER, html, ORANGE, RED } from './post';
import type { DemoPost } from './post';

/** One storm of May, from the first notice to the all-clear. */
export const CYCLONES: DemoPost[] = [
  {
    title: 'Depression over the southeast Bay of Bengal: first notice',
    type: 'post',
    category: 'Bay of Bengal',
    tags: ['Cyclone', 'Sea'],
    when: '05-09',
    cover: cyclone(1),
    description: html(`
      <p>The low pressure area over the southeast Bay of Bengal and the adjoining south Andaman Sea
      deepened into a <strong>depression</strong> at 06:30 MST this morning. Its centre lies about
      620 kilometres southwest of Hainggyi Island. It is likely to grow stronger and to move
      north-northwest during the next 48 hours.</p>
      <h3>What this means today</h3>
      <ul>
        <li>No part of the coast is under warning yet.</li>
        <li>Boats that stay at sea for more than one night should plan their way back now.</li>
        <li>Squalls with surface wind of 40 to 45 miles an hour are possible off Ayeyarwady and
        Rakhine from tomorrow evening.</li>
      </ul>
      <p>The colour of this message is <span ${ORANGE}><strong>yellow</strong></span>: a storm has
      formed and does not yet move towards the coast of Myanmar. The next notice follows at 12:30.</p>
    `),
  },
  {
    title: 'ဘင်္ဂလားပင်လယ်အော်တွင် ဆိုင်ကလုန်းမုန်တိုင်း ဖြစ်ပေါ်နေပါသည်',
    type: 'post',
    category: 'Bay of Bengal',
    tags: ['မုန်တိုင်း', 'ပင်လယ်ပြင်', 'ကြိုတင်ပြင်ဆင်'],
    when: '05-11',
    cover: cyclone(2),
    description: html(`
      <p>ယနေ့ နံနက် ၆ နာရီခွဲ တိုင်းထွာချက်များအရ ဘင်္ဂလားပင်လယ်အော် အရှေ့အလယ်ပိုင်းတွင်
      ဖြစ်ပေါ်နေသော မုန်တိုင်းငယ်သည် အားကောင်းလာပြီး <strong>ဆိုင်ကလုန်းမုန်တိုင်း</strong>အဖြစ်သို့
      ရောက်ရှိနေပါသည်။ မုန်တိုင်းဗဟိုသည် စစ်တွေမြို့၏ တောင်-အနောက်တောင်ဘက် ၄၃၀ ကီလိုမီတာခန့်တွင်
      တည်ရှိပါသည်။</p>
      <h3>ရာသီဥတု ခန့်မှန်းချက်</h3>
      <ul>
        <li>ရခိုင်ပြည်နယ်၊ ချင်းပြည်နယ်နှင့် ဧရာဝတီတိုင်းဒေသကြီးတို့တွင် နေရာအနှံ့အပြား
        မိုးထစ်ချုန်းရွာပြီး နေရာကွက်၍ မိုးကြီးနိုင်ပါသည်။</li>
        <li>ရခိုင်ကမ်းရိုးတန်းတစ်လျှောက်တွင် လေသည် တစ်နာရီလျှင် မိုင် ၄၀ မှ ၆၀ အထိ
        တိုက်ခတ်နိုင်ပါသည်။</li>
        <li>လှိုင်းအမြင့်မှာ ကမ်းလွန်ပင်လယ်ပြင်တွင် ၁၀ ပေမှ ၁၅ ပေခန့် ရှိနိုင်ပါသည်။</li>
      </ul>
      <blockquote>ကမ်းနီး၊ ကမ်းဝေး ငါးဖမ်းရေယာဉ်များ ယနေ့ ညနေမတိုင်မီ နီးစပ်ရာ ဆိပ်ကမ်းသို့
      ပြန်ကပ်ထားကြပါရန် သတိပေးအပ်ပါသည်။</blockquote>
      <p>နောက်ထပ် ထုတ်ပြန်ချက်ကို မွန်းလွဲ ၁ နာရီတွင် ထုတ်ပြန်ပါမည်။</p>
    `),
  },
  {
    title:
      'Severe cyclonic storm will cross the Rakhine coast tomorrow · အားကောင်းသော မုန်တိုင်း ရခိုင်ကမ်းရိုးတန်းသို့ ဝင်ရောက်မည်',
    type: 'post',
    category: 'Cyclone',
    tags: ['Cyclone', 'မုန်တိုင်း', 'Sea', 'ပင်လယ်ပြင်', 'Heavy rain', 'မိုးကြီး', 'Preparedness'],
    when: '05-13',
    cover: cyclone(3),
    pictures: [rainMap(1, [93.8, 20])],
    description: html(`
      <h2 ${CENTER}><span ${RED}>Red: leave the low coast today</span></h2>
      <p>The severe cyclonic storm is moving north-northeast at nine miles an hour. Its centre will
      cross the coast between <strong>Sittwe</strong> and <strong>Maungdaw</strong> tomorrow between
      10:00 and 16:00 MST, with wind of 90 to 110 miles an hour near the centre.</p>
      <ol>
        <li>Go to the shelter or to high ground before dark. Take your bag, papers and medicines.</li>
        <li>Help those who walk slowly. Nobody stays behind to guard a house.</li>
        <li>Untie cattle and drive them to the raised ground of the village.</li>
      </ol>
      <h2 ${CENTER}><span ${RED}>အနီရောင်အဆင့် - ကမ်းနီးဒေသမှ ယနေ့ ရွှေ့ပြောင်းကြပါ</span></h2>
      <p>အားကောင်းသော ဆိုင်ကလုန်းမုန်တိုင်းသည် မြောက်-အရှေ့မြောက်ဘက်သို့ ရွေ့လျားနေပြီး မနက်ဖြန်
      နံနက် ၁၀ နာရီမှ ညနေ ၄ နာရီအတွင်း <strong>စစ်တွေ</strong>နှင့်
      <strong>မောင်တော</strong>မြို့အကြားမှ ကုန်းတွင်းသို့ ဝင်ရောက်နိုင်ပါသည်။</p>
      <ol>
        <li>မမှောင်မီ မုန်တိုင်းခိုလှုံရာ အဆောက်အအုံ သို့မဟုတ် မြေမြင့်ရာသို့ ရွှေ့ပြောင်းကြပါ။</li>
        <li>သက်ကြီးရွယ်အို၊ ကလေးငယ်၊ ကိုယ်ဝန်ဆောင်မိခင်နှင့် မသန်စွမ်းသူများကို
        ဦးစွာ ကူညီကြပါ။</li>
        <li>ကျွဲ၊ နွားများကို ကြိုးဖြေ၍ မြေမြင့်ရာသို့ မောင်းပို့ထားပါ။</li>
      </ol>
    `),
  },
  {
    title: 'Storm surge warning for Sittwe, Pauktaw, Ponnagyun and Myebon',
    type: 'post',
    category: 'Storm surge',
    tags: ['Cyclone', 'Sea'],
    when: '05-13',
    cover: surge(1),
    description: html(`
      <p>As the centre comes ashore the sea will rise <span ${RED}><strong>12 to 15 feet above the
      tide</strong></span> to the right of its track, and 6 to 8 feet as far south as Kyaukphyu. High
      water at Sittwe is at 11:20 tomorrow, close to the hour of landfall: count on the worst case.</p>
      <h3>Where the water goes first</h3>
      <ul>
        <li>along creeks and shrimp ponds, behind villages that face away from the sea</li>
        <li>over roads that are lower than the fields, so that the way out is cut early</li>
        <li>into wells: fill clean containers today and close them</li>
      </ul>
      <p>A surge comes as a tide that does not stop rising, not as one wave. When water stands at
      your knees it is too late to walk. <strong>Leave while the road is dry.</strong></p>
    `),
  },
  {
    title:
      'မုန်တိုင်းအန္တရာယ် ကျော်လွန်ပြီဖြစ်သော်လည်း ချင်းတောင်တန်းနှင့် စစ်ကိုင်းတိုင်းဒေသကြီး အထက်ပိုင်းတွင် မိုးဆက်လက်ရွာသွန်းနိုင်သဖြင့် မြေပြိုခြင်းနှင့် ချောင်းရေရုတ်တရက်တက်ခြင်းကို ဆက်လက်သတိပြုကြရန်',
    type: 'post',
    category: 'Cyclone',
    tags: ['မုန်တိုင်း', 'မိုးကြီး', 'မြေပြို'],
    when: '05-15',
    cover: fields(1),
    description: html(`
      <p>ဆိုင်ကလုန်းမုန်တိုင်းသည် ကုန်းတွင်းသို့ ဝင်ရောက်ပြီးနောက် အားပျော့သွားကာ ယနေ့ နံနက်ပိုင်းတွင်
      စစ်ကိုင်းတိုင်းဒေသကြီး အထက်ပိုင်း၌ လေဖိအားနည်းရပ်ဝန်းအဖြစ် တည်ရှိနေပါသည်။ ရခိုင်ကမ်းရိုးတန်း
      မုန်တိုင်းသတိပေးချက်ကို ယနေ့ နံနက် ၉ နာရီမှစ၍ <strong>ရုပ်သိမ်း</strong>လိုက်ပါသည်။</p>
      <h3>နေအိမ်သို့ မပြန်မီ</h3>
      <ul>
        <li>ပြတ်ကျနေသော ဓာတ်ကြိုးများအနီး မသွားပါနှင့်။ သက်ဆိုင်ရာသို့ အကြောင်းကြားပါ။</li>
        <li>ရေငန်ဝင်ထားသော ရေတွင်းရေကို မသောက်ပါနှင့်။</li>
        <li>ယိုင်နဲ့နေသော အဆောက်အအုံနှင့် သစ်ပင်ကြီးများ၏ အောက်တွင် မနေပါနှင့်။</li>
      </ul>
      <p>ချင်းပြည်နယ်နှင့် စစ်ကိုင်းတိုင်းဒေသကြီး အထက်ပိုင်းတို့တွင် နောက် ၂ ရက်အတွင်း
      နေရာစိပ်စိပ် မိုးထစ်ချုန်းရွာနိုင်သဖြင့် တောင်စောင်းအနီး နေထိုင်သူများ
      <span ${ORANGE}>ဆက်လက် သတိပြုကြပါရန်</span>။</p>
    `),
  },
];
