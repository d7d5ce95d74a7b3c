import { dam } from '../scenes/dam';
import { flood } from '../scenes/flood';
import { monsoon } from '../scenes/monsoon';
import { BLUE, html, ORANGE, RED } from './post';
import type { DemoPost } from './post';

/** Flash floods, and water released from reservoirs. */
export const FLOODS: DemoPost[] = [
  {
    title: 'ဆည်ရေပိုလွှဲမှ ရေထုတ်လွှတ်မည်ဖြစ်၍ မြစ်အောက်ပိုင်းနေ ပြည်သူများ သတိပြုရန်',
    type: 'post',
    category: 'Dam release',
    tags: ['မြစ်ရေ', 'မိုးကြီး', 'စိုက်ပျိုးရေး'],
    when: '10-03',
    cover: dam(1, 4),
    description: html(`
      <p>ဆည်အထက်ပိုင်း ရေဝေဒေသတွင် မိုးများခဲ့သဖြင့် ဆည်ရေသည် ရေပြည့်အမှတ်သို့ နီးကပ်လာပါသည်။
      ယနေ့ ညနေ ၄ နာရီမှစ၍ ရေပိုလွှဲတံခါး လေးပေါက်ဖြင့် တစ်စက္ကန့်လျှင် ကုဗမီတာ ၃၂၀ နှုန်း
      ထုတ်လွှတ်ပါမည်။</p>
      <ul>
        <li>အောက်ပိုင်း ချောင်းရေသည် နာရီဝက်အတွင်း <strong>၃ ပေခန့်</strong> မြင့်တက်လာပါမည်။</li>
        <li>ချောင်းထဲတွင် ရေချိုးခြင်း၊ အဝတ်လျှော်ခြင်း၊ ငါးဖမ်းခြင်း မပြုကြပါရန်။</li>
        <li>သောင်ပေါ်ရှိ ကျွဲ၊ နွားနှင့် ရေစုပ်စက်များကို ညနေ ၃ နာရီမတိုင်မီ
        ရွှေ့ထားပါ။</li>
      </ul>
      <p>ရေမလွှတ်မီ မိနစ် ၃၀၊ ၁၅ မိနစ်နှင့် ၅ မိနစ် အလိုတို့တွင် <span ${RED}>ဥဩသံ ရှည်ရှည်
      သုံးကြိမ်</span> ဆွဲပါမည်။ ရေထုတ်လွှတ်ခြင်းသည် ဆည်၏ ပုံမှန်လုပ်ငန်း ဖြစ်သောကြောင့်
      စိုးရိမ်ထိတ်လန့်ခြင်း မရှိကြပါရန်။</p>
    `),
  },
  {
    title: 'Spillway release from the Paunglaung reservoirs: what to expect downstream',
    type: 'post',
    category: 'Dam release',
    tags: ['River level', 'Farming'],
    when: '09-11',
    cover: dam(2, 2),
    description: html(`
      <p>After 140 mm of rain in three days the lower reservoir stands one metre under full supply
      level. From 14:00 tomorrow two gates let out water, a little more each hour, so that the
      Paunglaung and the Sittaung below it rise by no more than one foot in an hour.</p>
      <h4>Time of arrival</h4>
      <ol>
        <li>Bridges at Pyinmana: about 2 hours after opening</li>
        <li>Lewe: 5 hours</li>
        <li>Toungoo: 20 to 24 hours, a rise of 1½ feet, <strong>below</strong> danger level</li>
      </ol>
      <p>A release made in good time is the way to avoid a large one at night. <span ${BLUE}>Please
      keep away from the river bed until the siren gives one long tone.</span></p>
    `),
  },
  {
    title: 'တောင်ကျချောင်းများတွင် လျှပ်တစ်ပြက် ရေကြီးမှု ဖြစ်ပေါ်နိုင်',
    type: 'post',
    category: 'Flash flood',
    tags: ['မိုးကြီး', 'မြစ်ရေ', 'မြေပြို'],
    when: '07-30',
    cover: flood(4),
    description: html(`
      <p>မုတ်သုံလေ အားကောင်းနေသဖြင့် ယနေ့ညနေမှ နက်ဖြန်နံနက်အထိ ပဲခူးရိုးမ အရှေ့ဘက်ခြမ်း၊
      ကရင်ပြည်နယ်နှင့် မွန်ပြည်နယ်တို့တွင် နေရာကွက်၍ မိုးကြီးနိုင်ပါသည်။ ချောင်းငယ်များတွင်
      <strong>နာရီပိုင်းအတွင်း</strong> ရေရုတ်တရက် တက်လာနိုင်ပါသည်။</p>
      <h3>မည်သို့ သိနိုင်သနည်း</h3>
      <ul>
        <li>ချောင်းရေ ရုတ်တရက် နောက်ကျိပြီး သစ်ကိုင်း၊ သစ်ရွက်များ မျောပါလာခြင်း</li>
        <li>အထက်ပိုင်းမှ ဟိန်းသံ ကြားရခြင်း</li>
        <li>မိုးရွာနေသော်လည်း ချောင်းရေ ကျသွားခြင်း (အထက်တွင် ပိတ်ဆို့နေခြင်း ဖြစ်နိုင်)</li>
      </ul>
      <p><span ${RED}><strong>ရေစီးကြောင်းကို ကားဖြင့်လည်းကောင်း၊ ဆိုင်ကယ်ဖြင့်လည်းကောင်း
      မဖြတ်ပါနှင့်။</strong></span> ဒူးအထိ စီးသော ရေသည် လူကို လဲစေနိုင်ပြီး နှစ်ပေ စီးသော ရေသည်
      ကားကို မျောစေနိုင်ပါသည်။</p>
    `),
  },
  {
    title: 'Heavy rain and high tide: flooded streets in downtown Yangon this evening',
    type: 'post',
    category: 'Rain',
    tags: ['Heavy rain', 'Preparedness'],
    when: '06-15',
    cover: monsoon(3),
    description: html(`
      <p>Between 06:30 and 12:30 today Kaba Aye measured 96 mm of rain and Mingaladon 81 mm. High
      tide in the Yangon River is at 17:50. Until it falls again the drains of the low quarters
      cannot empty: expect <strong>one to two feet of water</strong> in parts of Botahtaung,
      Pazundaung, Tamwe, Thingangyun and Insein between 16:00 and 20:00.</p>
      <ul>
        <li>Leave work a little earlier or a little later, not at five.</li>
        <li>Walk in the middle of a flooded street, never beside the drain.</li>
        <li>Keep away from lamp posts and signs that stand in water.</li>
      </ul>
      <p><span ${ORANGE}>Rain goes on at intervals tomorrow, with less of it in the evening.</span></p>
    `),
  },
];
