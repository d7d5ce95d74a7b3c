import { earthquake } from '../scenes/earthquake';
import { landslide } from '../scenes/landslide';
import { BLUE, CENTER, GRAY, html, JUSTIFY, ORANGE, RED } from './post';
import type { DemoPost } from './post';

/** Earthquakes and landslides. */
export const EARTH: DemoPost[] = [
  {
    title: 'Earthquake of magnitude 4.8 northwest of Sagaing',
    type: 'post',
    category: 'Earthquake',
    tags: ['Earthquake'],
    when: '02-24',
    cover: earthquake(1),
    description: html(`
      <p>An earthquake of magnitude <strong>4.8</strong> was recorded at 21:14 MST. Its epicentre lies
      about 18 miles northwest of Sagaing, close to the Sagaing fault, at a depth of 10 kilometres.
      It was felt in Sagaing, Shwebo, Mandalay and Monywa for five to eight seconds.</p>
      <ul>
        <li>No damage has been reported. There is no danger of a tsunami.</li>
        <li>Aftershocks below magnitude 4 are likely for some days.</li>
        <li>Walls cracked by earlier earthquakes may come loose: do not sleep beside them.</li>
      </ul>
      <p>Nobody can say the day and the hour of an earthquake. Messages that name them are
      <strong>not</strong> from this service; please do not pass them on.</p>
      <p><span ${BLUE}>Did you feel it?</span> Tell us at
      <a href="https://example.org/earthquakes/felt">example.org/earthquakes/felt</a> or write to
      <a href="mailto:felt@example.org">felt@example.org</a>.</p>
    `),
  },
  {
    title: 'တောင်ငူမြို့အနီးတွင် ပြင်းအား ၄.၃ အဆင့်ရှိ ငလျင်လှုပ်ခတ်',
    type: 'post',
    category: 'Earthquake',
    tags: ['ငလျင်'],
    when: '06-03',
    cover: earthquake(2),
    description: html(`
      <p>ယနေ့ နံနက် ၄ နာရီ ၃၇ မိနစ်တွင် တောင်ငူမြို့၏ မြောက်-အနောက်မြောက်ဘက် ၁၂ မိုင်ခန့်အကွာကို
      ဗဟိုပြု၍ ပြင်းအား <strong>၄.၃</strong> အဆင့်ရှိ ငလျင်ငယ်တစ်ခု လှုပ်ခတ်သွားပါသည်။
      ငလျင်အနက်မှာ ၁၀ ကီလိုမီတာ ဖြစ်ပါသည်။</p>
      <p>တောင်ငူ၊ ရေတာရှည်နှင့် နေပြည်တော်တို့တွင် သိရှိခံစားရကြောင်း သတင်းပေးပို့မှုများ ရရှိပါသည်။
      ယခုအချိန်အထိ ထိခိုက်ပျက်စီးမှု သတင်း မရရှိသေးပါ။</p>
      <blockquote>ငလျင်ကို ရက်၊ အချိန် အတိအကျ ကြိုတင်ခန့်မှန်း၍ မရနိုင်ပါ။ လူမှုကွန်ရက်ပေါ်ရှိ
      ကောလာဟလများကို မယုံကြည်ကြပါရန်။</blockquote>
      <p><span ${GRAY}>ငလျင်ဌာနခွဲ၊ နံနက် ၅ နာရီ ၁၀ မိနစ် ထုတ်ပြန်သည်</span></p>
    `),
  },
  {
    title: 'ငလျင်မလှုပ်မီ၊ လှုပ်နေစဉ်နှင့် လှုပ်ပြီးနောက်',
    type: 'knowledge',
    category: 'For schools',
    tags: ['ငလျင်', 'ကြိုတင်ပြင်ဆင်'],
    when: 195,
    cover: earthquake(3),
    description: html(`
      <h2>မလှုပ်မီ</h2>
      <ul>
        <li>ဗီရို၊ စာအုပ်စင်များကို နံရံနှင့် တွဲ၍ ခိုင်ခံ့စွာ ချည်ထားပါ။</li>
        <li>အိပ်ရာအထက်တွင် လေးလံသော ပစ္စည်း မထားပါနှင့်။</li>
        <li>မိသားစု ပြန်လည်ဆုံမည့် နေရာကို သတ်မှတ်ထားပါ။</li>
      </ul>
      <h2>လှုပ်နေစဉ်</h2>
      <p ${CENTER}><span ${RED}><strong>ဝပ်ပါ - ကာပါ - ကိုင်ထားပါ</strong></span></p>
      <ul>
        <li>ခိုင်ခံ့သော စားပွဲအောက်သို့ ဝင်၍ စားပွဲခြေထောက်ကို မြဲမြဲကိုင်ထားပါ။</li>
        <li>မှန်ပြတင်း၊ ဗီရိုကြီးများနှင့် ဝေးရာတွင် နေပါ။</li>
        <li>လှေကားနှင့် ဓာတ်လှေကားကို အသုံးမပြုပါနှင့်။</li>
        <li>ပြင်ပရောက်နေပါက အဆောက်အအုံ၊ ဓာတ်ကြိုးများမှ ဝေးရာသို့ သွားပါ။</li>
      </ul>
      <h2>လှုပ်ပြီးနောက်</h2>
      <ol>
        <li>မီးဖို၊ ဂက်စ်နှင့် လျှပ်စစ်မိန်းခလုတ်ကို ပိတ်ပါ။</li>
        <li>နောက်ဆက်တွဲငလျင်များကို သတိပြုပါ။ အက်ကွဲနေသော အိမ်ထဲ ပြန်မဝင်ပါနှင့်။</li>
        <li>ပိတ်မိနေပါက အော်ဟစ်မည့်အစား ပိုက် သို့မဟုတ် နံရံကို ခေါက်၍ အချက်ပေးပါ။</li>
      </ol>
    `),
  },
  {
    title: 'The Sagaing fault: a seam through the middle of the country',
    type: 'knowledge',
    category: 'Earthquake',
    tags: ['Earthquake', 'Preparedness'],
    when: 366,
    cover: earthquake(4),
    description: html(`
      <p ${JUSTIFY}>From the Andaman Sea by Bago, Nay Pyi Taw and Sagaing to Kachin runs a fault
      some 1,200 kilometres long. West of it the ground moves north, by about <em>two centimetres a
      year</em>. For decades the seam holds; then a stretch of it slips at once, by metres.</p>
      <h2>Large earthquakes on it</h2>
      <ul>
        <li>1839: Innwa, felt from Bhamo to Bengal</li>
        <li>1930: Bago in May, Phyu in December</li>
        <li>1946: two great shocks north of Shwebo on one day</li>
        <li>1956: Sagaing</li>
        <li>2012: Thabeikkyin, magnitude 6.8</li>
        <li>28 March 2025: magnitude 7.7, Sagaing and Mandalay, felt as far as Bangkok</li>
      </ul>
      <h2>What follows from that</h2>
      <p>The question for Bago, Toungoo, Nay Pyi Taw, Mandalay and Sagaing is not whether but when.
      Earthquakes do not kill people, <strong>weak brick walls do</strong>. A band of concrete round
      the house at window height, ties at the corners and a light roof cost one twentieth of the
      building.</p>
      <h5>Further reading</h5>
      <p><a href="https://example.org/library/safer-brick-houses">Safer brick houses, a drawing
      book for masons</a></p>
    `),
  },
  {
    title: 'ဟားခါး၊ ဖလမ်းနှင့် ထန်တလန်မြို့နယ်များတွင် မြေပြိုနိုင်ခြေ မြင့်မား',
    type: 'post',
    category: 'Landslide',
    tags: ['မြေပြို', 'မိုးကြီး'],
    when: '08-18',
    cover: landslide(1),
    description: html(`
      <p>ချင်းတောင်တန်းဒေသတွင် ငါးရက်ဆက်တိုက် မိုးရွာသွန်းထားသဖြင့် မြေသားသည် ရေဝနေပြီ ဖြစ်ပါသည်။
      ယနေ့ညမှစ၍ နောက် ၂ ရက်အတွင်း တောင်စောင်းနှင့် လမ်းဘေးများတွင် <strong>မြေပြိုနိုင်ခြေ
      မြင့်မား</strong>ပါသည်။</p>
      <h3>မြေမပြိုမီ တွေ့ရတတ်သော လက္ခဏာများ</h3>
      <ul>
        <li>မြေပြင်တွင် အက်ကြောင်းသစ်များ ပေါ်လာခြင်း</li>
        <li>တံခါး၊ ပြတင်းပေါက်များ ကျပ်လာခြင်း</li>
        <li>သစ်ပင်၊ ဓာတ်တိုင်များ ယိုင်လာခြင်း</li>
        <li>စမ်းရေ ရုတ်တရက် နောက်ကျိလာခြင်း သို့မဟုတ် ခန်းသွားခြင်း</li>
      </ul>
      <p>ဟားခါး-ကလေးလမ်းပေါ်တွင် ညအချိန် ခရီးမသွားကြပါရန်
      <span ${RED}>သတိပေးအပ်ပါသည်</span>။ အက်ကြောင်းတွေ့ပါက ရပ်ကွက်အုပ်ချုပ်ရေးမှူးရုံးသို့
      ချက်ချင်း အကြောင်းကြားပါ။</p>
    `),
  },
  {
    title: 'Hpakant: waste heaps are soaked, keep off their foot',
    type: 'post',
    category: 'Landslide',
    tags: ['Landslide', 'Heavy rain'],
    when: '07-08',
    cover: landslide(2),
    description: html(`
      <p>Hpakant has had 212 mm of rain since 4 July, Mogaung 168 mm. Heaps of mining waste take up
      water for days and give way <strong>without a sound, often in a dry hour</strong>. Heavy rain
      at isolated places goes on until 10 July.</p>
      <ol>
        <li>No picking below slopes steeper than a roof, by day or by night.</li>
        <li>Pits with a lake at the bottom: stay above the rim. A slide into water makes a
        wave.</li>
        <li>Huts within 300 metres of a heap move tonight; schools at Lonkin are open to them.</li>
      </ol>
      <h6>Signs to run from, sideways and not downhill</h6>
      <p>Small stones that start to roll, a crack on the crest, muddy water from the foot.
      <span ${ORANGE}>Tell your neighbours first, then the township office.</span></p>
    `),
  },
];
