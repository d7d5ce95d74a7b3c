import { flood } from '../scenes/flood';
import { gauge } from '../scenes/gauge';
import { hydrograph } from '../scenes/hydrograph';
import { GRAY, GREEN, html, JUSTIFY, ORANGE, RED } from './post';
import type { DemoPost } from './post';

/** The rivers of the south, and general knowledge about rivers. */
export const RIVERS: DemoPost[] = [
  {
    title: 'Flood bulletin: Sittaung at Madauk, Bago at Bago · စစ်တောင်းမြစ်နှင့် ပဲခူးမြစ် ရေကြီးမှု သတိပေးချက်',
    type: 'post',
    category: 'Flood',
    tags: ['River level', 'မြစ်ရေ', 'Heavy rain', 'မိုးကြီး', 'Farming'],
    when: '08-12',
    cover: gauge(4, 0.82),
    pictures: [hydrograph(1, 0.42, 0.84)],
    description: html(`
      <h3>English</h3>
      <p>At 12:30 MST the Sittaung River at <strong>Madauk</strong> stands about 1½ feet above its
      danger level of 1,070 cm and may stay there for three days. The Bago River at
      <strong>Bago</strong> is half a foot below its danger level of 880 cm and still rising, at
      Toungoo the water is falling.</p>
      <p><span ${RED}><strong>Move today:</strong></span> the quarters along the river in Bago, and
      villages between Madauk and Nyaunglebin below the railway line.</p>
      <h3>မြန်မာ</h3>
      <p>ယနေ့ မွန်းလွဲ ၁၂ နာရီခွဲ တိုင်းထွာချက်အရ စစ်တောင်းမြစ်ရေသည် <strong>မဒေါက်</strong>တွင်
      စိုးရိမ်ရေမှတ် ၁၀၇၀ စင်တီမီတာအထက် တစ်ပေခွဲခန့် ကျော်လွန်နေပြီး ၃ ရက်ခန့် ဆက်လက်
      တည်ရှိနိုင်ပါသည်။ ပဲခူးမြစ်ရေသည် <strong>ပဲခူးမြို့</strong>တွင် စိုးရိမ်ရေမှတ် ၈၈၀
      စင်တီမီတာအောက် ၆ လက်မခန့်သာ လိုပါတော့သည်။ တောင်ငူမြို့တွင် ရေကျဆင်းနေပါသည်။</p>
      <p><span ${RED}><strong>ယနေ့ ရွှေ့ပြောင်းရန်</strong></span> - ပဲခူးမြို့ မြစ်ကမ်းနဘေး
      ရပ်ကွက်များ၊ မဒေါက်နှင့် ညောင်လေးပင်အကြား ရထားလမ်းအောက်ဘက် ကျေးရွာများ။</p>
    `),
  },
  {
    title: 'သံလွင်မြစ်ရေ ဘားအံမြို့တွင် စိုးရိမ်ရေမှတ်သို့ ရောက်ရှိနေပါသည်',
    type: 'post',
    category: 'River level',
    tags: ['မြစ်ရေ', 'ကြိုတင်ပြင်ဆင်'],
    when: '09-18',
    cover: gauge(6, 0.71),
    description: html(`
      <p>သံလွင်မြစ်ရေသည် ယနေ့ နံနက်ပိုင်းတွင် ဘားအံမြို့၌ စိုးရိမ်ရေမှတ် <strong>၇၅၀
      စင်တီမီတာ</strong>သို့ ရောက်ရှိနေပါသည်။ နောက် ၂ ရက်အတွင်း ယခုရေမှတ်အထက် ၆ လက်မခန့်
      မြင့်တက်ပြီးနောက် တဖြည်းဖြည်း ကျဆင်းသွားနိုင်ပါသည်။</p>
      <p>သောင်ရင်းမြစ်ရေသည် မြဝတီမြို့တွင် စိုးရိမ်ရေမှတ်အောက် ၃ ပေခန့် ရှိပါသည်။</p>
      <h4>မြို့ခံပြည်သူများသို့</h4>
      <ul>
        <li>ကမ်းနားလမ်းနှင့် ဈေးဟောင်းအနီးရှိ ဆိုင်ခန်းများ ပစ္စည်းများကို အပေါ်ထပ်သို့
        ရွှေ့ထားပါ။</li>
        <li>လျှပ်စစ်မီးခလုတ်ဘောက်စ်များ ရေမြုပ်နိုင်ပါက မီးပိတ်ထားပါ။</li>
        <li>ကလေးများကို ရေထဲတွင် မဆော့ကစားစေပါနှင့်။</li>
      </ul>
    `),
  },
  {
    title: 'How to read a river gauge',
    type: 'knowledge',
    category: 'River level',
    tags: ['River level'],
    when: 331,
    cover: gauge(7, 0.42),
    description: html(`
      <p ${JUSTIFY}>The white board in the water tells how high the river stands above the
      <em>zero of the gauge</em>, a fixed point that is different at every station. Therefore 900 cm
      at Monywa and 900 cm at Pyay have nothing to do with each other: compare a level only with the
      danger level of the same station.</p>
      <h2>Three questions</h2>
      <ol>
        <li><strong>How far to the danger level?</strong> That is where water begins to leave its
        banks and to do harm.</li>
        <li><strong>Rising or falling, and how fast?</strong> Ten centimetres in a day is slow; ten in
        an hour means rain close by.</li>
        <li><strong>What happens upstream?</strong> A crest needs about two days from Hkamti to
        Homalin, four more to Monywa, and a week from Mandalay to the head of the delta.</li>
      </ol>
      <h3>The levels by SMS</h3>
      <p>Send the name of a station, and the answer looks like this:</p>
      <pre>MONYWA 18-08 06:30<br>
        level 884 cm, danger 1000 cm<br>
        +12 cm in 24 h<br>
        next 48 h: rising</pre>
      <p><span ${GRAY}>Figures are observed at 06:30, 12:30 and 18:30 MST, hourly in a flood.</span></p>
    `),
  },
  {
    title: 'စိုးရိမ်ရေမှတ်ဆိုသည်မှာ အဘယ်နည်း',
    type: 'knowledge',
    category: 'River level',
    tags: ['မြစ်ရေ'],
    when: 262,
    cover: gauge(8, 0.7),
    description: html(`
      <p>စိုးရိမ်ရေမှတ်ဆိုသည်မှာ မြစ်ရေသည် ကမ်းပါးကို ကျော်လျှံ၍ လူနေအိမ်၊ လမ်းနှင့် စိုက်ခင်းများကို
      စတင် ထိခိုက်စေနိုင်သော ရေအမြင့် ဖြစ်ပါသည်။ စခန်းတစ်ခုနှင့် တစ်ခု မတူညီပါ။ ထို့ကြောင့် မုံရွာမြို့၏
      ရေမှတ်ကို ပြည်မြို့၏ ရေမှတ်နှင့် နှိုင်းယှဉ်၍ မရပါ။</p>
      <h3>သတိပေးချက်တွင် ပါဝင်သော စကားရပ်များ</h3>
      <ul>
        <li><strong>စိုးရိမ်ရေမှတ်သို့ ရောက်ရှိနိုင်</strong> - ပစ္စည်းများ သိမ်းဆည်း၍ အသင့်ပြင်ပါ။</li>
        <li><strong>စိုးရိမ်ရေမှတ် ကျော်လွန်နေ</strong> - မြေနိမ့်ပိုင်းမှ ရွှေ့ပြောင်းပါ။</li>
        <li><strong>ဆက်လက်တည်ရှိနိုင်</strong> - ရေမကျသေးပါ၊ နေအိမ်သို့ မပြန်သေးပါနှင့်။</li>
        <li><strong>စိုးရိမ်ရေမှတ်အောက်သို့ ကျဆင်းနိုင်</strong> -
        <span ${GREEN}>သန့်ရှင်းရေးအတွက် ပြင်ဆင်ပါ။</span></li>
      </ul>
      <p>ရေမှတ်များကို နေ့စဉ် နံနက် ၆ နာရီခွဲ၊ မွန်းလွဲ ၁၂ နာရီခွဲနှင့် ညနေ ၆ နာရီခွဲတို့တွင်
      တိုင်းထွာပါသည်။</p>
    `),
  },
  {
    title: 'Low water on the Ayeyarwady: shoals between Mandalay and Pakokku',
    type: 'post',
    category: 'River level',
    tags: ['River level', 'Farming'],
    when: '01-20',
    cover: gauge(9, 0.12),
    description: html(`
      <p>The river has fallen to 4½ feet over the shoals at Myinmu and Yandabo, half a foot below the
      mean of January. Barges with a draught of more than 3½ feet load less or wait for the buoys to
      be moved.</p>
      <ul>
        <li>Sail these reaches by day only, behind a pilot boat.</li>
        <li>Pumping stations: check that the intake still lies under water.</li>
        <li>Island gardens dry early this year; water in the evening.</li>
      </ul>
      <p><span ${ORANGE}>The lowest water is expected in the second half of February.</span> Soundings
      of each shoal are at <a href="https://example.org/rivers/shoals">example.org/rivers/shoals</a>.</p>
    `),
  },
  {
    title: 'ရေကြီးနေချိန်တွင် သောက်ရေ သန့်ရှင်းစေရန်',
    type: 'knowledge',
    category: 'Health',
    tags: ['မြစ်ရေ', 'ကြိုတင်ပြင်ဆင်'],
    when: 225,
    cover: flood(3),
    description: html(`
      <p>ရေကြီးပြီးနောက် ဖြစ်ပွားသော ဝမ်းပျက်ဝမ်းလျှောရောဂါသည် ရေဘေးထက် ပို၍ အသက်အန္တရာယ်
      ပြုတတ်ပါသည်။ ရေတွင်း၊ ရေကန်များသို့ မိလ္လာရေ ရောနှောသွားနိုင်သောကြောင့် ဖြစ်ပါသည်။</p>
      <h3>သောက်ရေ သန့်စင်နည်း</h3>
      <ol>
        <li>ရေနောက်ကို ပိတ်စဖြူ လေးထပ်ဖြင့် စစ်ပါ။</li>
        <li>ပွက်ပွက်ဆူပြီး <strong>တစ်မိနစ်</strong> ဆက်ကျိုပါ။</li>
        <li>မကျိုနိုင်ပါက ကလိုရင်းဆေးပြားကို ညွှန်ကြားချက်အတိုင်း ထည့်ပြီး
        မိနစ် ၃၀ ထားပါ။</li>
        <li>အဖုံးပါသော ဘူးတွင် ထည့်၍ သန့်ရှင်းသော ခွက်ဖြင့်သာ ခပ်ပါ။</li>
      </ol>
      <blockquote>ဝမ်းလျှောပါက ဓာတ်ဆားရည် ချက်ချင်း တိုက်ပါ။ ကလေးငယ်၊ သက်ကြီးရွယ်အိုများ
      နုံးခွေနေပါက ဆေးခန်းသို့ အမြန်ပို့ပါ။</blockquote>
    `),
  },
];
