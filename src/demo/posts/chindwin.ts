import { gauge } from '../scenes/gauge';
import { hydrograph } from '../scenes/hydrograph';
import { flood } from '../scenes/flood';
import { GRAY, html, ORANGE, RED, RIGHT } from './post';
import type { DemoPost } from './post';

/** The rivers of the north in the first half of the monsoon. */
export const CHINDWIN: DemoPost[] = [
  {
    title: 'Chindwin above danger level at Homalin, Phaungpyin and Mawlaik',
    type: 'post',
    category: 'River level',
    tags: ['River level', 'Heavy rain'],
    when: '07-22',
    cover: gauge(1, 0.88),
    pictures: [hydrograph(1, 0.42, 0.84)],
    description: html(`
      <p>According to the 06:30 MST observation today, the level of the Chindwin River has passed its
      danger level by about <strong>2 feet at Homalin</strong>, 1 foot at Phaungpyin and half a foot
      at Mawlaik. It may rise by another foot during the next 24 hours.</p>
      <h3>Levels and forecast</h3>
      <ul>
        <li>Hkamti: 1,322 cm, falling (danger level 1,360 cm)</li>
        <li>Homalin: <span ${RED}>2,961 cm</span>, rising slowly (2,900 cm)</li>
        <li>Mawlaik: <span ${RED}>1,246 cm</span>, rising (1,230 cm)</li>
        <li>Kalewa: 1,498 cm, rising, danger level of 1,550 cm within two days</li>
        <li>Monywa: 884 cm, rising, danger level of 1,000 cm not before the weekend</li>
      </ul>
      <p>People who live near the river bank and in low-lying areas of Homalin, Phaungpyin, Mawlaik
      and Kalewa townships are advised to move rice, seed and animals to higher ground today.</p>
      <p ${RIGHT}><span ${GRAY}>Hydrology section, issued at 10:00 MST</span></p>
    `),
  },
  {
    title: 'ချင်းတွင်းမြစ်ရေ ဟုမ္မလင်း၊ ဖောင်းပြင်နှင့် မော်လိုက်မြို့တို့တွင် စိုးရိမ်ရေမှတ် ကျော်လွန်',
    type: 'post',
    category: 'River level',
    tags: ['မြစ်ရေ', 'မိုးကြီး'],
    when: '07-22',
    cover: gauge(1, 0.88),
    pictures: [hydrograph(1, 0.42, 0.84)],
    description: html(`
      <p>ယနေ့ နံနက် ၆ နာရီခွဲ တိုင်းထွာချက်အရ ချင်းတွင်းမြစ်ရေသည် ၎င်း၏ စိုးရိမ်ရေမှတ်အထက်
      <strong>ဟုမ္မလင်းမြို့တွင် ၂ ပေခန့်</strong>၊ ဖောင်းပြင်မြို့တွင် ၁ ပေခန့်နှင့် မော်လိုက်မြို့တွင်
      ၆ လက်မခန့် ကျော်လွန်နေပါသည်။ နောက် ၂၄ နာရီအတွင်း ၁ ပေခန့် ထပ်မံ၍ မြင့်တက်လာနိုင်ပါသည်။</p>
      <ul>
        <li>ခန္တီး - ၁၃၂၂ စင်တီမီတာ၊ ကျဆင်းနေပါသည် (စိုးရိမ်ရေမှတ် ၁၃၆၀)</li>
        <li>ဟုမ္မလင်း - <span ${RED}>၂၉၆၁ စင်တီမီတာ</span> (စိုးရိမ်ရေမှတ် ၂၉၀၀)</li>
        <li>မော်လိုက် - <span ${RED}>၁၂၄၆ စင်တီမီတာ</span> (စိုးရိမ်ရေမှတ် ၁၂၃၀)</li>
        <li>ကလေးဝ - ၁၄၉၈ စင်တီမီတာ၊ ၂ ရက်အတွင်း စိုးရိမ်ရေမှတ် ၁၅၅၀ သို့ ရောက်ရှိနိုင်ပါသည်</li>
        <li>မုံရွာ - ၈၈၄ စင်တီမီတာ၊ မြင့်တက်နေဆဲ (စိုးရိမ်ရေမှတ် ၁၀၀၀)</li>
      </ul>
      <p>ဟုမ္မလင်း၊ ဖောင်းပြင်၊ မော်လိုက်နှင့် ကလေးဝမြို့နယ်များရှိ မြစ်ကမ်းနီးနှင့် မြေနိမ့်ပိုင်းတွင်
      နေထိုင်သူများ ကြိုတင်ကာကွယ်မှုများ ပြုလုပ်ထားကြပါရန် သတိပေးအပ်ပါသည်။</p>
      <p ${RIGHT}><span ${GRAY}>ဇလဗေဒဌာနစု၊ နံနက် ၁၀ နာရီ ထုတ်ပြန်သည်</span></p>
    `),
  },
  {
    title: 'ဧရာဝတီမြစ်ရေ မြစ်ကြီးနားမှ မန္တလေးအထိ မြင့်တက်နိုင်',
    type: 'post',
    category: 'River level',
    tags: ['မြစ်ရေ'],
    when: '08-04',
    cover: gauge(2, 0.62),
    description: html(`
      <p>ကချင်ပြည်နယ်တွင် လွန်ခဲ့သော သုံးရက်အတွင်း မိုးကြီးခဲ့သဖြင့် ဧရာဝတီမြစ်ရေသည် နောက် ၃ ရက်အတွင်း
      လက်ရှိရေမှတ်အထက် အောက်ပါအတိုင်း မြင့်တက်လာနိုင်ပါသည်။</p>
      <ul>
        <li>မြစ်ကြီးနားနှင့် ဗန်းမော် - ၄ ပေမှ ၅ ပေ၊ စိုးရိမ်ရေမှတ်အောက်</li>
        <li>ရွှေကူ၊ ကသာနှင့် သပိတ်ကျင်း - ၃ ပေမှ ၄ ပေ</li>
        <li>မန္တလေး၊ စစ်ကိုင်းနှင့် မြင်းမူ - ၂ ပေခွဲ၊ <span ${ORANGE}>စိုးရိမ်ရေမှတ်သို့
        နီးကပ်လာနိုင်</span></li>
      </ul>
      <p>ကိုင်းကျွန်းများတွင် စိုက်ပျိုးထားသော နှမ်းနှင့် မြေပဲများကို ရိတ်သိမ်းနိုင်ပါက
      စောစီးစွာ ရိတ်သိမ်းသင့်ပါသည်။ ကူးတို့ဆိပ်များတွင် လူနှင့် ကုန် အလွန်အကျွံ မတင်ကြပါရန်
      မေတ္တာရပ်ခံအပ်ပါသည်။</p>
    `),
  },
  {
    title: 'Ayeyarwady at Hinthada and Zalun will reach danger level in two days',
    type: 'post',
    category: 'River level',
    tags: ['River level', 'Farming', 'Preparedness'],
    when: '08-09',
    cover: gauge(3, 0.68),
    pictures: [hydrograph(2, 0.5, 0.74), flood(4)],
    description: html(`
      <p>The crest that passed Mandalay on 6 August is now between Pyay and Seiktha. It travels about
      60 miles a day. <strong>Hinthada</strong> stood at 1,296 cm at noon and may reach its danger
      level of 1,342 cm on 11 August; Zalun follows some hours later.</p>
      <ol>
        <li>Village flood committees walk the dyke once in every watch and report seepage at
        once.</li>
        <li>Keep sandbags dry under a roof until they are needed.</li>
        <li>Paddy that stands under water for <em>less than six days</em> recovers. Do not cut the
        dyke to drain a field.</li>
      </ol>
      <p>The dyke holds. This is a notice to prepare, <span ${ORANGE}>not an order to leave</span>.
      Should that change, loudspeakers and radio will say so in the plainest words.</p>
    `),
  },
];
