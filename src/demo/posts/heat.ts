import { heat } from '../scenes/heat';
import { haze } from '../scenes/haze';
import { fields } from '../scenes/fields';
import { GRAY, html, ORANGE, RED, TEAL } from './post';
import type { DemoPost } from './post';

/** The dry half of the year: heat, thirst, smoke, cold and fog. */
export const HEAT: DemoPost[] = [
  {
    title: 'အလယ်ပိုင်းဒေသများတွင် နေ့အပူချိန် ၄၂ ဒီဂရီအထိ မြင့်တက်နိုင်',
    type: 'post',
    category: 'Heat',
    tags: ['အပူဒဏ်'],
    when: '04-06',
    cover: heat(1),
    description: html(`
      <p>နောက် ၃ ရက်အတွင်း မကွေး၊ မန္တလေး၊ စစ်ကိုင်းအောက်ပိုင်းနှင့် ပဲခူးတိုင်းဒေသကြီး
      အနောက်ပိုင်းတို့တွင် နေ့အပူချိန်များသည် ဧပြီလ ပျမ်းမျှထက် <strong>၃ ဒီဂရီမှ ၄ ဒီဂရီ
      စင်တီဂရိတ်</strong> ပိုနိုင်ပါသည်။</p>
      <ul>
        <li>ချောက်၊ မင်းဘူး၊ မကွေး - ၄၃ ဒီဂရီ</li>
        <li>မြင်းခြံ၊ ညောင်ဦး၊ မုံရွာ - ၄၂ ဒီဂရီ</li>
        <li>မန္တလေး၊ မိတ္ထီလာ၊ နေပြည်တော် - ၄၁ ဒီဂရီ</li>
      </ul>
      <p><span ${RED}>နေ့လယ် ၁၁ နာရီမှ ညနေ ၃ နာရီအတွင်း</span> ပြင်ပအလုပ်များကို ရှောင်ကြဉ်ပါ။
      ရေကို ရေငတ်မှ မဟုတ်ဘဲ နာရီဝက်တစ်ကြိမ် သောက်ပါ။ ရပ်ထားသော ကားအတွင်းတွင် ကလေးငယ်များကို
      <strong>ခဏမျှ</strong> မထားခဲ့ပါနှင့်။</p>
    `),
  },
  {
    title: 'Hot days and warm nights over Thingyan in central Myanmar',
    type: 'post',
    category: 'Heat',
    tags: ['Heat', 'Preparedness'],
    when: '04-12',
    cover: heat(2),
    description: html(`
      <p>From 13 to 16 April the sky over the dry zone stays clear and the wind weak. Expect
      <strong>41 to 43 °C</strong> by day at Magway, Chauk, Nyaung-U, Monywa and Mandalay, and no less
      than 27 °C at night: the body finds no rest, and the risk grows with each day.</p>
      <h4>Along the streets and on the road</h4>
      <ul>
        <li>Put water points in the shade, with salt and sugar beside the cups.</li>
        <li>Water play wets the skin and hides thirst: drink as well.</li>
        <li>Old neighbours who live alone: knock at ten and at four.</li>
      </ul>
      <p>Yangon 37 to 38 °C and humid; feels like 44. <span ${ORANGE}>A short thunderstorm may cool
      Shan and Kachin after 17 April.</span></p>
    `),
  },
  {
    title: 'အပူရှပ်ခြင်း လက္ခဏာများနှင့် ရှေးဦးသူနာပြုစုနည်း',
    type: 'knowledge',
    category: 'Health',
    tags: ['အပူဒဏ်', 'ကြိုတင်ပြင်ဆင်'],
    when: 230,
    cover: heat(1),
    description: html(`
      <h3>သတိပြုရမည့် လက္ခဏာများ</h3>
      <ul>
        <li>ခေါင်းကိုက်၊ ခေါင်းမူး၊ ပျို့အန်ခြင်း</li>
        <li>ကြွက်တက်ခြင်း၊ အားအင်ကုန်ခန်းခြင်း</li>
        <li>အရေပြား ပူခြောက်ပြီး ချွေးမထွက်တော့ခြင်း</li>
        <li><span ${RED}>စကားမပီခြင်း၊ သတိလစ်ခြင်း - အသက်အန္တရာယ် ရှိပါသည်</span></li>
      </ul>
      <h3>ပြုစုနည်း</h3>
      <ol>
        <li>အရိပ်အောက် ရွှေ့၍ ခြေထောက်ကို မြှင့်ထားပါ။</li>
        <li>အဝတ်အစား ဖြေလျှော့ပြီး ရေဖြင့် ပက်ဖျန်းကာ ယပ်ခတ်ပေးပါ။</li>
        <li>လည်ပင်း၊ ချိုင်းကြားနှင့် ပေါင်ခြံတို့တွင် ရေခဲအဝတ် ကပ်ပေးပါ။</li>
        <li>သတိရှိပါက ဓာတ်ဆားရည် တစ်ကျိုက်ချင်း တိုက်ပါ။</li>
        <li>သတိမရှိပါက ဘာမျှ မတိုက်ဘဲ ဆေးရုံသို့ အမြန်ဆုံး ပို့ပါ။</li>
      </ol>
      <p><span ${GRAY}>သက်ကြီးရွယ်အို၊ ကလေးငယ်၊ ကိုယ်ဝန်ဆောင်၊ သွေးတိုးရှိသူနှင့် နေပူထဲတွင်
      အလုပ်လုပ်သူများ ပို၍ အန္တရာယ်များပါသည်။</span></p>
    `),
  },
  {
    title: 'Smoke haze over Shan, Kayah and Kayin',
    type: 'post',
    category: 'Haze',
    tags: ['Heat', 'Preparedness'],
    when: '03-18',
    cover: haze(1, 'smoke'),
    description: html(`
      <p>Satellites counted 412 fires in the hills of the east yesterday. Calm air keeps the smoke in
      the valleys of <strong>Taunggyi, Loikaw, Kengtung and Tachileik</strong>. Visibility at 06:30
      was 800 metres at Tachileik and 1,500 at Heho; morning flights may be late.</p>
      <ul>
        <li>Close windows at night and in the morning, when smoke is thickest near the ground.</li>
        <li>A cloth mask stops dust, not smoke. Use a fitted mask, or stay in.</li>
        <li>Asthma: keep the spray with you, and do not light the stove indoors.</li>
      </ul>
      <p>Please burn no field and no litter before the first rain: <span ${ORANGE}>a fire in the dry
      leaves of March runs uphill faster than a person</span>.</p>
    `),
  },
  {
    title: 'ရှမ်းပြည်နယ်နှင့် ကချင်ပြည်နယ်တို့တွင် ညအပူချိန် သိသိသာသာ လျော့ကျနိုင်',
    type: 'post',
    category: 'Cold wave',
    tags: ['စိုက်ပျိုးရေး', 'ကြိုတင်ပြင်ဆင်'],
    when: '01-08',
    cover: haze(3, 'frost'),
    description: html(`
      <p>အရှေ့မြောက်ဘက်မှ အေးမြခြောက်သွေ့သော လေထု ဝင်ရောက်လာသဖြင့် နောက် ၄ ရက်အတွင်း ညအပူချိန်များ
      ဇန်နဝါရီလ ပျမ်းမျှအောက် <strong>၄ ဒီဂရီ စင်တီဂရိတ်</strong>ခန့် လျော့နည်းနိုင်ပါသည်။</p>
      <ul>
        <li>ဟဲဟိုး၊ ပင်းတယ၊ လွိုင်လင် - သုညမှ ၂ ဒီဂရီ၊ နှင်းခဲကျနိုင်</li>
        <li>ပူတာအို၊ မိုးကုတ်၊ ဟားခါး - ၂ ဒီဂရီမှ ၄ ဒီဂရီ</li>
        <li>မြစ်ကြီးနား၊ လားရှိုး - ၆ ဒီဂရီမှ ၈ ဒီဂရီ</li>
      </ul>
      <p>အာလူး၊ ခရမ်းချဉ်နှင့် စတော်ဘယ်ရီခင်းများကို ညနေပိုင်း ရေသွင်းပေးပြီး ကောက်ရိုး သို့မဟုတ်
      ပလတ်စတစ်ဖြင့် အုပ်ထားပါ။ <span ${RED}>အခန်းပိတ်အတွင်း မီးသွေးမီးဖိုဖြင့် မလှုံပါနှင့်။</span>
      ကာဗွန်မိုနောက်ဆိုဒ်ဓာတ်ငွေ့ကြောင့် အသက်ဆုံးရှုံးနိုင်ပါသည်။</p>
    `),
  },
  {
    title: 'Dense fog on the Ayeyarwady and along the expressway until nine',
    type: 'post',
    category: 'Fog',
    tags: ['River level', 'Preparedness'],
    when: '12-19',
    cover: haze(4, 'fog'),
    description: html(`
      <p>Clear sky, no wind and the last water in the fields: fog forms each night from Pyay to Bagan
      and between miles 115 and 240 of the Yangon to Mandalay expressway. Visibility falls below
      <strong>100 metres</strong> from about 03:00 and improves after 08:30.</p>
      <ul>
        <li>Drive at less than 40 miles an hour, with dipped light; full beam blinds yourself.</li>
        <li>Ferries wait for the far bank to show. Sound the horn every minute.</li>
        <li>Domestic morning flights from Nyaung-U and Heho may leave late.</li>
      </ul>
      <p><span ${TEAL}>Days stay sunny, 29 to 31 °C.</span></p>
    `),
  },
  {
    title: 'ဘေးအန္တရာယ်ကျရောက်ချိန် ကျွဲ၊ နွား၊ ကြက်၊ ဝက်များကို စောင့်ရှောက်နည်း',
    type: 'knowledge',
    category: 'Livestock',
    tags: ['စိုက်ပျိုးရေး', 'ကြိုတင်ပြင်ဆင်', 'မုန်တိုင်း', 'မြစ်ရေ'],
    when: 180,
    cover: fields(3),
    description: html(`
      <p>မိသားစုတစ်စု၏ စုဆောင်းငွေသည် အိမ်အောက်ရှိ နွားတစ်ရှဉ်း ဖြစ်တတ်ပါသည်။ ကြိုတင်ပြင်ဆင်ထားလျှင်
      တိရစ္ဆာန်များ၏ အသက်ကိုပါ ကယ်တင်နိုင်ပါသည်။</p>
      <ol>
        <li>မိုးမကျမီ ရွာ၏ မြေမြင့်ရာ၊ မြေကတုတ်နေရာကို ရွေးချယ်ထားပါ။</li>
        <li>နားကပ် သို့မဟုတ် ဆေးသုတ်၍ ပိုင်ရှင်အမှတ်အသား ပြုလုပ်ထားပါ။</li>
        <li>ကောက်ရိုးနှင့် ရေ သုံးရက်စာ သိုလှောင်ထားပါ။</li>
        <li>ဒေါင့်သန်း၊ ခွာနာလျှာနာ ကာကွယ်ဆေး မိုးဦးတွင် ထိုးပေးပါ။</li>
        <li>အချိန်မမီတော့ပါက <strong>ကြိုးဖြေ၍ လွှတ်ပေးပါ</strong>။ ချည်ထားသော နွားသည်
        ရေတွင် နစ်ပါသည်။</li>
      </ol>
      <p>ရေကျပြီးနောက် သေဆုံးသော တိရစ္ဆာန်များကို ရေတွင်းမှ ပေ ၁၀၀ အကွာတွင် ထုံးဖြူး၍
      နက်နက် မြှုပ်ပါ။ အသားကို မစားသုံးပါနှင့်။</p>
    `),
  },
  {
    title: "Farmers' ten-day bulletin: harvest weather in the delta and in Bago",
    type: 'post',
    category: 'Agriculture',
    tags: ['Farming', 'Heavy rain'],
    when: '10-30',
    cover: fields(4),
    description: html(`
      <h3>Past ten days</h3>
      <p>Rain on two days, 18 mm at Hinthada and 24 mm at Pyapon. Sunshine eight hours a day. Soil
      moisture is right for winter pulses.</p>
      <h3>Next ten days</h3>
      <p>Dry and sunny until 5 November, then isolated thundershowers with a low over the Andaman Sea.
      By day 32 to 34 °C, at night 22 to 24.</p>
      <h3>Advice</h3>
      <ul>
        <li>Cut early monsoon rice <strong>before the fifth</strong>; thresh within two days.</li>
        <li>Dry seed to 13 % moisture on raised floors, turn it every hour.</li>
        <li>Sow black gram and green gram at once after harvest, without ploughing.</li>
        <li>Watch for brown planthopper where nights are warm and fields are thick.</li>
      </ul>
    `),
  },
];
