import { calendar } from '../scenes/calendar';
import { fields } from '../scenes/fields';
import { monsoon } from '../scenes/monsoon';
import { rainMap } from '../scenes/rainMap';
import { CENTER, GREEN, html, JUSTIFY, ORANGE, TEAL } from './post';
import type { DemoPost } from './post';

/** The monsoon, from onset to withdrawal. */
export const MONSOON: DemoPost[] = [
  {
    title: 'Southwest monsoon has reached southern Myanmar',
    type: 'post',
    category: 'Rain',
    tags: ['Heavy rain', 'Farming', 'Sea'],
    when: '05-19',
    cover: monsoon(1),
    pictures: [rainMap(4, [97.6, 16.2])],
    description: html(`
      <p>The southwest monsoon advanced into <strong>Tanintharyi Region and Mon State</strong>
      today, close to its usual date. It is expected in the delta and Yangon by 23 May, in central
      Myanmar by the end of the month and in the north in the first days of June.</p>
      <h3>How we know</h3>
      <ul>
        <li>Rain on two days running at more than half of the stations south of Ye</li>
        <li>West and southwest wind from the sea up to 4,500 metres</li>
        <li>A belt of cloud from the Andaman Sea, without a break, on satellite pictures</li>
      </ul>
      <p>The first rains come with squalls and lightning. <span ${TEAL}>Farmers on rain-fed land
      wait for the second good rain before they sow</span>: a dry week often follows the first.</p>
    `),
  },
  {
    title: 'အနောက်တောင်မုတ်သုံလေ မြန်မာနိုင်ငံ အလယ်ပိုင်းအထိ ဝင်ရောက်',
    type: 'post',
    category: 'Rain',
    tags: ['မိုးကြီး', 'စိုက်ပျိုးရေး'],
    when: '05-27',
    cover: fields(3),
    description: html(`
      <p>အနောက်တောင်မုတ်သုံလေသည် ယနေ့တွင် မြန်မာနိုင်ငံ <strong>အလယ်ပိုင်းဒေသများအထိ</strong>
      ဝင်ရောက်လျက် ရှိပါသည်။ လာမည့် ငါးရက်အတွင်း နိုင်ငံတစ်ဝန်းလုံးသို့ ဝင်ရောက်နိုင်ပါသည်။</p>
      <h3>မိုးရွာသွန်းမှု အလားအလာ</h3>
      <ul>
        <li>တနင်္သာရီ၊ မွန်၊ ကရင်၊ ရခိုင် - နေရာအနှံ့အပြား၊ နေရာကွက်၍ မိုးကြီးနိုင်</li>
        <li>ရန်ကုန်၊ ဧရာဝတီ၊ ပဲခူး - နေရာစိပ်စိပ်</li>
        <li>နေပြည်တော်၊ မန္တလေး၊ မကွေး - နေရာကျဲကျဲမှ နေရာကွက်ကျား</li>
      </ul>
      <p>မုတ်သုံဝင်ရောက်စ ကာလတွင် မိုးပြတ်ရက် ငါးရက်မှ ခုနစ်ရက်ခန့် ရှိတတ်သဖြင့် မိုးကောက်
      ပျိုးထောင်မည့် တောင်သူများ <span ${GREEN}>ဒုတိယမိုးကောင်းကို စောင့်၍</span>
      စိုက်ပျိုးသင့်ပါသည်။</p>
    `),
  },
  {
    title: 'မွန်၊ ကရင်နှင့် တနင်္သာရီတွင် မိုးသည်းထန်စွာ ဆက်လက်ရွာသွန်းနိုင်',
    type: 'post',
    category: 'Rain',
    tags: ['မိုးကြီး', 'မြေပြို', 'မြစ်ရေ'],
    when: '07-05',
    cover: rainMap(4, [97.6, 16.2]),
    description: html(`
      <p>ယနေ့ နံနက် ၉ နာရီခွဲအထိ လွန်ခဲ့သော ၂၄ နာရီအတွင်း မှတ်တမ်းတင်ရရှိသော မိုးရေချိန်များမှာ</p>
      <ul>
        <li>ရေးမြို့ - ၇.၄၈ လက်မ</li>
        <li>မော်လမြိုင်မြို့ - ၆.၁၀ လက်မ</li>
        <li>သထုံမြို့ - ၅.၉၄ လက်မ</li>
        <li>ဘားအံမြို့ - ၄.၃၇ လက်မ</li>
        <li>ထားဝယ်မြို့ - ၄.၁၃ လက်မ တို့ ဖြစ်ကြပါသည်။</li>
      </ul>
      <p>နောက် ၂ ရက်အတွင်း အဆိုပါဒေသများတွင် နေရာအနှံ့အပြား မိုးထစ်ချုန်းရွာပြီး
      <span ${ORANGE}><strong>နေရာကွက်၍ မိုးအလွန်ကြီးနိုင်</strong></span>ပါသည်။ တောင်ခြေနှင့်
      ချောင်းဘေးတွင် နေထိုင်သူများ ညအချိန်တွင် အထူးသတိပြုကြပါရန်။</p>
    `),
  },
  {
    title: 'အနောက်တောင်မုတ်သုံလေ မြန်မာနိုင်ငံ မြောက်ပိုင်းမှ ဆုတ်ခွာ',
    type: 'post',
    category: 'Weather',
    tags: ['မိုးကြီး', 'စိုက်ပျိုးရေး'],
    when: '10-12',
    cover: fields(4),
    description: html(`
      <p>အနောက်တောင်မုတ်သုံလေသည် ယမန်နေ့က မြန်မာနိုင်ငံ မြောက်ပိုင်းဒေသများမှ ဆုတ်ခွာသွားပြီ
      ဖြစ်ပါသည်။ လာမည့် တစ်ပတ်အတွင်း အလယ်ပိုင်းဒေသများမှ ဆက်လက် ဆုတ်ခွာနိုင်ပါသည်။</p>
      <p>မုတ်သုံနှောင်းကာလတွင် ညနေပိုင်း၌ မိုးထစ်ချုန်းရွာခြင်း၊ ရုတ်တရက် လေပြင်းတိုက်ခတ်ခြင်းနှင့်
      မိုးကြိုးပစ်ခြင်းများ ဖြစ်ပေါ်တတ်ပါသည်။ ဘင်္ဂလားပင်လယ်အော်တွင်လည်း
      <strong>မုန်တိုင်းဖြစ်ပေါ်လေ့ရှိသော ဒုတိယကာလ</strong>သို့ ရောက်ရှိလာပြီ ဖြစ်ပါသည်။</p>
      <blockquote>ရိတ်သိမ်းခါနီး စပါးများ ရေဝပ်ခြင်း မရှိစေရန် လယ်ကွင်းရေကို ထုတ်ထားပါ။</blockquote>
    `),
  },
  {
    title: 'A year of weather in Myanmar: three seasons, two storm seasons, one page',
    type: 'knowledge',
    category: 'For schools',
    tags: ['Heavy rain', 'Heat', 'Cyclone', 'Farming'],
    when: 410,
    cover: calendar(1),
    pictures: [calendar(3)],
    description: html(`
      <h1 ${CENTER}>The year in three seasons</h1>
      <h2>Cool and dry: November to February</h2>
      <p ${JUSTIFY}>Wind from the northeast, clear nights, fog over the rivers at dawn. Frost in the
      hills of Shan and Chin, snow above Putao. Hardly any rain, so that fires begin easily.</p>
      <h2>Hot: March to the middle of May</h2>
      <p ${JUSTIFY}>The dry zone passes 40 °C from the end of March. Afternoon storms bring gusts,
      hail and lightning. From the last week of April the Bay of Bengal is warm enough for
      cyclones.</p>
      <h2>Rain: the middle of May to October</h2>
      <p ${JUSTIFY}>The southwest monsoon gives the coast more than 4,000 mm and the dry zone, in
      the shelter of the Rakhine hills, less than 800. Rivers are highest in July and August.</p>
      <h3>Two storm seasons</h3>
      <ul>
        <li>April and May, before the monsoon</li>
        <li>October to the first half of December, after it</li>
      </ul>
      <p>In between, the monsoon's own wind tears young storms apart.</p>
    `),
  },
  {
    title: 'မိုးလေဝသသတင်းတွင် သုံးသော မိုးရွာသွန်းမှု အသုံးအနှုန်းများ',
    type: 'knowledge',
    category: 'Reading a warning',
    tags: ['မိုးကြီး'],
    when: 290,
    cover: rainMap(5, [95.5, 17.5]),
    description: html(`
      <p>မိုးလေဝသသတင်းတွင် <em>နေရာပမာဏ</em>၊ <em>ဖြစ်နိုင်ခြေ</em>နှင့် <em>မိုးပမာဏ</em>
      ဟူ၍ သုံးမျိုးကို ခွဲခြား ဖော်ပြပါသည်။</p>
      <h3>နေရာပမာဏ</h3>
      <ul>
        <li><strong>နေရာကွက်ကျား</strong> - ဒေသတစ်ခု၏ လေးပုံတစ်ပုံအထိ</li>
        <li><strong>နေရာကျဲကျဲ</strong> - တစ်ဝက်အထိ</li>
        <li><strong>နေရာစိပ်စိပ်</strong> - လေးပုံသုံးပုံအထိ</li>
        <li><strong>နေရာအနှံ့အပြား</strong> - လေးပုံသုံးပုံထက် ပို၍</li>
      </ul>
      <h3>၂၄ နာရီ မိုးပမာဏ</h3>
      <ul>
        <li><strong>မိုးကြီး</strong> - ၃ လက်မမှ ၅ လက်မ</li>
        <li><strong>မိုးအလွန်ကြီး</strong> - ၅ လက်မအထက်</li>
      </ul>
      <p>ဥပမာ - “ရန်ကုန်မြို့တွင် တစ်ကြိမ် နှစ်ကြိမ် မိုးထစ်ချုန်းရွာနိုင်ပါသည်။
      ရွာရန် ရာခိုင်နှုန်းမှာ ၈၀ ဖြစ်ပါသည်” ဆိုလျှင် ယင်းကဲ့သို့သော ဆယ်ရက်တွင် ရှစ်ရက်
      မိုးရွာမည်ဟု နားလည်ရပါမည်။</p>
    `),
  },
];
