import { harbour } from '../scenes/harbour';
import { surge } from '../scenes/surge';
import { BLUE, CENTER, html, ORANGE, RED } from './post';
import type { DemoPost } from './post';

/** For people who fish, sail and swim. */
export const SEA: DemoPost[] = [
  {
    title: 'ငါးဖမ်းရေယာဉ်များ ကမ်းလွန်ပင်လယ်ပြင်သို့ မထွက်ကြပါရန်',
    type: 'post',
    category: 'Sea state',
    tags: ['ပင်လယ်ပြင်', 'မိုးကြီး'],
    when: '06-28',
    cover: harbour(1, 0.95),
    description: html(`
      <p>အနောက်တောင်မုတ်သုံလေသည် ကပ္ပလီပင်လယ်ပြင်နှင့် ဘင်္ဂလားပင်လယ်အော်တို့တွင် အားကောင်းနေပါသည်။
      မြန်မာ့ကမ်းရိုးတန်းတစ်လျှောက်နှင့် ကမ်းလွန်ပင်လယ်ပြင်တွင် ရံဖန်ရံခါ မိုးသက်လေပြင်းများ
      တိုက်ခတ်ပြီး လှိုင်းကြီးနိုင်ပါသည်။</p>
      <ul>
        <li>မိုးသက်လေပြင်း တိုက်ခတ်စဉ် လေတိုက်နှုန်း - တစ်နာရီ ၃၅ မိုင်မှ ၄၀ မိုင်</li>
        <li>ရခိုင်ကမ်းလွန် လှိုင်းအမြင့် - ၉ ပေမှ ၁၂ ပေ</li>
        <li>မွန်-တနင်္သာရီ ကမ်းလွန် လှိုင်းအမြင့် - ၈ ပေမှ ၁၁ ပေ</li>
      </ul>
      <p ${CENTER}><span ${RED}><strong>နောက် ၃ ရက်အတွင်း လှေငယ်များ ပင်လယ်ပြင်သို့
      မထွက်ကြပါရန်။</strong></span></p>
    `),
  },
  {
    title: 'Rough seas off Mon and Tanintharyi until the end of the week',
    type: 'post',
    category: 'Sea state',
    tags: ['Sea', 'Heavy rain'],
    when: '07-14',
    cover: harbour(2, 0.8),
    description: html(`
      <p>Occasional squalls with rough seas will be experienced <strong>off and along the Mon and
      Tanintharyi coasts</strong>. Surface wind in squalls may reach 40 miles an hour. Waves will be
      8 to 11 feet high, and 5 to 7 feet in the Gulf of Mottama.</p>
      <h4>Ferries and small craft</h4>
      <ul>
        <li>Kawthoung to Myeik: sail by the inner passage only.</li>
        <li>Dawei, Maungmagan and Kyaikkhami: boats under 30 feet stay in harbour.</li>
        <li>Life jackets are worn, not stored.</li>
      </ul>
      <p>Fishing families can ask for the sea state of their own waters at any hour:
      <a href="tel:+9512345678">+95 1 234 5678</a>.</p>
    `),
  },
  {
    title: 'ပင်လယ်ပြင်မထွက်မီ ငါးဖမ်းသမားတိုင်း စစ်ဆေးရန် အချက် ၇ ချက်',
    type: 'knowledge',
    category: 'Sea state',
    tags: ['ပင်လယ်ပြင်', 'ကြိုတင်ပြင်ဆင်'],
    when: 300,
    cover: harbour(3, 0.1),
    description: html(`
      <p>မုန်တိုင်းရာသီတွင် အသက်အန္တရာယ် ကင်းရှင်းစေရန် ကမ်းမှ မခွာမီ ဆယ်မိနစ်သာ အချိန်ပေး၍
      အောက်ပါတို့ကို စစ်ဆေးကြပါ။</p>
      <ol>
        <li>ယနေ့ နံနက် ထုတ်ပြန်သော ပင်လယ်ပြင်အခြေအနေကို နားထောင်ပြီးပြီလား။</li>
        <li>လူဦးရေနှင့် အညီ အသက်ကယ်အင်္ကျီ ပါပြီလား။</li>
        <li>ရေဒီယိုနှင့် ဘက်ထရီအပို ပါပြီလား။</li>
        <li>အိမ်ပြန်ရောက်မည့် အချိန်ကို မိသားစုအား ပြောခဲ့ပြီလား။</li>
        <li>လောင်စာဆီ အသွားအပြန်အပြင် သုံးပုံတစ်ပုံ ပိုပါပြီလား။</li>
        <li>သောက်ရေသန့်နှင့် ခြောက်သွေ့သော အစားအစာ နှစ်ရက်စာ ပါပြီလား။</li>
        <li>အနီးဆုံး ခိုလှုံနိုင်သော ဆိပ်ကမ်းကို သိပြီလား။</li>
      </ol>
      <blockquote>တိမ်ညိုများ တောင်ဘက်မှ တက်လာပြီး လေသည် ရုတ်တရက် ငြိမ်သွားပါက
      ချက်ချင်း ကမ်းသို့ ပြန်လှည့်ပါ။</blockquote>
    `),
  },
  {
    title:
      'Rip currents at Ngapali, Ngwesaung and Chaungtha: how to see one, how to get out of one',
    type: 'knowledge',
    category: 'Sea state',
    tags: ['Sea', 'Preparedness'],
    when: 240,
    cover: harbour(5, 0.25),
    description: html(`
      <p>A rip current is a river in the sea: water that the waves have thrown on the beach runs back
      through a gap, faster than anyone can swim. It does not pull you under. It takes you out, and
      people drown because they fight it.</p>
      <h3>How to see it</h3>
      <ul>
        <li>a strip where <em>no</em> waves break, between white water on both sides</li>
        <li>brown or foamy water that moves away from the beach</li>
        <li>a dip in the line of the waves</li>
      </ul>
      <h3>How to get out</h3>
      <ol>
        <li>Stay calm and float. Raise one arm and call.</li>
        <li>Swim <span ${BLUE}><strong>along the beach</strong></span>, not towards it, until the
        pull ends.</li>
        <li>Then come in at an angle, with the waves.</li>
      </ol>
      <p><span ${ORANGE}>From May to October the west coast is open to the swell of the monsoon. Swim
      only where others can see you.</span></p>
    `),
  },
  {
    title: 'ဆူနာမီ ဘေးအန္တရာယ် · Tsunami: the sea that goes out will come back',
    type: 'knowledge',
    category: 'Tsunami',
    tags: ['Earthquake', 'ငလျင်', 'Sea', 'ပင်လယ်ပြင်'],
    when: 328,
    cover: surge(3),
    description: html(`
      <h3>မြန်မာ</h3>
      <p>ပင်လယ်ကြမ်းပြင်အောက်တွင် ငလျင်ကြီး လှုပ်ခတ်ပါက ဆူနာမီလှိုင်း ဖြစ်ပေါ်နိုင်ပါသည်။ ၂၀၀၄ ခုနှစ်
      ဒီဇင်ဘာလ ၂၆ ရက်က လှိုင်းများသည် ငလျင်လှုပ်ပြီး နှစ်နာရီမှ ငါးနာရီအတွင်း မြန်မာ့ကမ်းရိုးတန်းသို့
      ရောက်ရှိခဲ့ပါသည်။</p>
      <ul>
        <li>ကမ်းခြေတွင် ကြာရှည်စွာ ငလျင်လှုပ်ခြင်း၊ ပင်လယ်ရေ ရုတ်တရက် ကျသွားခြင်း၊
        ပင်လယ်ဘက်မှ ရထားသံကဲ့သို့ မြည်ဟည်းသံ ကြားရခြင်းတို့သည်
        <strong>သဘာဝ၏ သတိပေးချက်</strong> ဖြစ်ပါသည်။</li>
        <li>အမိန့်ကို မစောင့်ပါနှင့်။ မြေမြင့်ရာသို့ ခြေလျင် ပြေးပါ။</li>
        <li>ပထမလှိုင်းသည် အကြီးဆုံး မဟုတ်တတ်ပါ။ နာရီများစွာ စောင့်ပါ။</li>
      </ul>
      <h3>English</h3>
      <p>A long shaking that is felt on the beach, a sea that draws back, or a roar from the horizon
      is the warning. Do not wait for another. Go on foot to ground 30 metres high or two miles
      inland, and stay there for at least three hours: <strong>the first wave is seldom the
      largest</strong>.</p>
    `),
  },
];
