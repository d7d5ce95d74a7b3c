import { lightning } from '../scenes/lightning';
import { radar } from '../scenes/radar';
import { squall } from '../scenes/squall';
import { html, ORANGE, RED, TEAL } from './post';
import type { DemoPost } from './post';

/** Thunderstorms before the monsoon: gusts, hail and lightning. */
export const THUNDER: DemoPost[] = [
  {
    title: 'မိုးဦးကျကာလ လေပြင်းတိုက်ခတ်မှု သတိပေးချက်',
    type: 'post',
    category: 'Strong wind',
    tags: ['မိုးကြိုး', 'စိုက်ပျိုးရေး', 'ကြိုတင်ပြင်ဆင်'],
    when: '04-21',
    cover: squall(1, 'wind'),
    description: html(`
      <p>ယခုကဲ့သို့ မိုးဦးကျကာလတွင် မိုးတိမ်တောင်များ ဖြစ်ပေါ်မှုကြောင့် စစ်ကိုင်း၊ မန္တလေး၊ မကွေး၊
      ပဲခူးနှင့် ရှမ်းပြည်နယ်တို့တွင် ညနေပိုင်းနှင့် ညပိုင်း၌ <strong>ရုတ်တရက် လေပြင်းတိုက်ခတ်ခြင်း၊
      မိုးကြိုးပစ်ခြင်း၊ မိုးသီးကြွေခြင်း</strong>များ ဖြစ်ပေါ်နိုင်ပါသည်။ လေတိုက်နှုန်းမှာ တစ်နာရီ
      မိုင် ၄၀ အထိ ရှိနိုင်ပါသည်။</p>
      <ul>
        <li>အိမ်အမိုးသွပ်များကို ကြိုးဖြင့် တုပ်နှောင်ထားပါ။</li>
        <li>ဆိုင်းဘုတ်နှင့် သစ်ပင်ကြီးများအောက်တွင် ကားမရပ်ပါနှင့်။</li>
        <li>သရက်၊ ငှက်ပျောခြံများကို လေကာ၊ ဒေါက်ထောက်များ ပြုလုပ်ပေးပါ။</li>
      </ul>
      <p>အလယ်ပိုင်း <span ${ORANGE}>လေယာဉ်ကွင်းများ</span>သို့ သီးခြား သတိပေးချက် ထုတ်ပြန်ပြီး
      ဖြစ်ပါသည်။</p>
    `),
  },
  {
    title: 'Hail in southern Shan: Pindaya, Kalaw and Aungban',
    type: 'post',
    category: 'Thunderstorm',
    tags: ['Thunderstorm', 'Farming'],
    when: '04-26',
    cover: squall(2, 'hail'),
    description: html(`
      <p>Thunderstorms between 15:10 and 16:40 yesterday brought hail as large as a betel nut to
      Pindaya, Kalaw and Aungban. Roofs of 37 houses and about 120 acres of potato, cabbage and
      orange were damaged. Nobody was hurt.</p>
      <p>Cold air aloft stays over the plateau until Friday noon. <strong>More hail is possible each
      afternoon</strong>, on a strip of a few miles that cannot be told more than an hour ahead.</p>
      <h4>When the sky turns green-grey</h4>
      <ul>
        <li>Take children and animals under a roof; stay away from panes.</li>
        <li>Cover seed beds with a double shade net on bows.</li>
        <li>After hail: spray copper the same day, remove broken leaves, feed in a week.</li>
      </ul>
    `),
  },
  {
    title: 'Lightning: count, go in, wait thirty minutes',
    type: 'knowledge',
    category: 'Lightning',
    tags: ['Thunderstorm', 'Preparedness'],
    when: 200,
    cover: lightning(1),
    description: html(`
      <p>Lightning kills people in Myanmar every year, most of them in fields and on boats in April,
      May and October. Nearly all of these deaths can be avoided.</p>
      <ol>
        <li><strong>Count</strong> the seconds from flash to thunder. Thirty or fewer: the storm is
        less than ten kilometres away, and the next flash may be yours.</li>
        <li><strong>Go in</strong>: a house with walls and wiring, or a car with its windows closed.
        A field hut, a tea shop without walls and a single tree are <em>not</em> shelter.</li>
        <li><strong>Wait</strong> thirty minutes after the last thunder.</li>
      </ol>
      <h3>Caught in the open</h3>
      <p>Put down the hoe, the rod and the umbrella. Keep five steps from each other. Crouch on the
      balls of your feet, heels together. <span ${RED}>Do not lie down.</span></p>
      <h3>Someone was struck</h3>
      <p>It is safe to touch them. Call for help, and if they do not breathe press the middle of the
      chest hard, twice in a second, until help comes. Many live who seemed dead.</p>
    `),
  },
  {
    title: 'မိုးကြိုးအန္တရာယ်မှ ကာကွယ်ရန်',
    type: 'knowledge',
    category: 'Lightning',
    tags: ['မိုးကြိုး', 'စိုက်ပျိုးရေး'],
    when: 205,
    cover: lightning(1),
    description: html(`
      <p>မိုးဦးကျနှင့် မိုးနှောင်းကာလတို့တွင် လယ်ကွင်းထဲ၌ အလုပ်လုပ်နေသူများ မိုးကြိုးပစ်ခံရမှု
      အများဆုံး ဖြစ်ပွားပါသည်။</p>
      <h3>လုပ်ရန်</h3>
      <ul>
        <li>မိုးချုန်းသံ ကြားသည်နှင့် တိုက်ခံအိမ် သို့မဟုတ် ကားထဲသို့ ဝင်ပါ။</li>
        <li>ရေထဲ၊ လှေပေါ်မှ ချက်ချင်း ကမ်းသို့ တက်ပါ။</li>
        <li>နောက်ဆုံး မိုးချုန်းသံ ကြားပြီး <strong>မိနစ် ၃၀</strong> ကြာမှ ပြန်ထွက်ပါ။</li>
        <li>တီဗီ၊ ရေခဲသေတ္တာ စသည်တို့၏ ပလပ်များ ဖြုတ်ထားပါ။</li>
      </ul>
      <h3>ရှောင်ရန်</h3>
      <ul>
        <li>တစ်ပင်တည်း ပေါက်နေသော သစ်ပင်အောက်တွင် မခိုပါနှင့်။</li>
        <li>လယ်တဲ၊ ထန်းပင်၊ ဓာတ်တိုင်များအနီး မနေပါနှင့်။</li>
        <li>ပေါက်တူး၊ ထီး၊ ငါးမျှားတံ စသည်တို့ကို မကိုင်ထားပါနှင့်။</li>
      </ul>
      <p>မိုးကြိုးပစ်ခံရသူ၏ ကိုယ်တွင် လျှပ်စစ်ဓာတ် မကျန်ပါ။
      <span ${TEAL}>ချက်ချင်း ထိတွေ့ ကူညီနိုင်ပါသည်။</span></p>
    `),
  },
  {
    title: 'How to read the radar picture · ရေဒါပုံကို ဖတ်နည်း',
    type: 'knowledge',
    category: 'Reading a warning',
    tags: ['Thunderstorm', 'မိုးကြိုး', 'Heavy rain', 'မိုးကြီး'],
    when: 150,
    cover: radar(1),
    description: html(`
      <p>The radar at the middle sends a beam round the sky every ten minutes. Drops of rain throw it
      back; the more water, the warmer the colour.</p>
      <ul>
        <li>Blue and green: light rain, keep working</li>
        <li>Yellow and orange: heavy rain, come in</li>
        <li>Red: hail or a downpour, gusts ahead of it</li>
      </ul>
      <p>A line of red that bends like a bow moves fast and brings the strongest wind at its front.
      Compare two pictures to see where it goes.</p>
      <p>အလယ်ရှိ ရေဒါစခန်းသည် ဆယ်မိနစ်တစ်ကြိမ် ကောင်းကင်ကို လှည့်ပတ် တိုင်းတာပါသည်။ မိုးစက်များမှ
      ပြန်လာသော လှိုင်းအား ကောင်းလေလေ အရောင် နီလေလေ ဖြစ်ပါသည်။</p>
      <ul>
        <li>အပြာ၊ အစိမ်း - မိုးဖွဲ</li>
        <li>အဝါ၊ လိမ္မော် - မိုးကြီး၊ အိမ်တွင်းသို့ ဝင်ပါ</li>
        <li>အနီ - မိုးသီး သို့မဟုတ် မိုးသည်းထန်၊ ရှေ့တွင် လေပြင်း ပါလာတတ်သည်</li>
      </ul>
    `),
  },
];
