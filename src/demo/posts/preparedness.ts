import { goBag } from '../scenes/goBag';
import { haze } from '../scenes/haze';
import { rainMap } from '../scenes/rainMap';
import { shelter } from '../scenes/shelter';
import { BLUE, CENTER, GREEN, html, ORANGE, RED, TEAL } from './post';
import type { DemoPost } from './post';

/** What a household, a school and a village can do on a quiet day. */
export const PREPAREDNESS: DemoPost[] = [
  {
    title: 'The bag at the door: what a family takes along',
    type: 'knowledge',
    category: 'Preparedness',
    tags: ['Preparedness'],
    when: 170,
    cover: goBag(1),
    description: html(`
      <p>When the loudspeaker says go, there are ten minutes. A bag that is packed in April saves
      them. It should be so light that the smallest adult can carry it for two miles.</p>
      <h3>For three days</h3>
      <ul>
        <li>two litres of water for each person and day, or tablets and a bottle</li>
        <li>rice flakes, beaten rice, jaggery, dried fish, milk powder for the baby</li>
        <li>torch, small radio, batteries, power bank, whistle</li>
        <li>medicines for two weeks, oral rehydration salts, plasters</li>
        <li>sarong, raincoat, soap, sanitary pads</li>
      </ul>
      <h3>In a sleeve that keeps water out</h3>
      <p>Household list, identity cards, land papers, school certificates; telephone numbers on paper;
      some money in small notes.</p>
      <p><span ${GREEN}><strong>Change food, water and batteries twice a year:</strong></span> at
      Thingyan and at Thadingyut.</p>
    `),
  },
  {
    title: 'အရေးပေါ်အိတ်တွင် ထည့်ထားရမည့် ပစ္စည်းများ',
    type: 'knowledge',
    category: 'Preparedness',
    tags: ['ကြိုတင်ပြင်ဆင်'],
    when: 172,
    cover: goBag(1),
    description: html(`
      <p>ရွှေ့ပြောင်းရန် အသံချဲ့စက်ဖြင့် ကြေညာသည့်အခါ မိသားစုတွင် ဆယ်မိနစ်ခန့်သာ အချိန်ရှိပါသည်။
      အရေးပေါ်အိတ်ကို ကြိုတင်ပြင်ဆင်၍ တံခါးအနီးတွင် ထားပါ။</p>
      <h3>သုံးရက်စာ</h3>
      <ul>
        <li>တစ်ဦးလျှင် တစ်နေ့ သောက်ရေ နှစ်လီတာ</li>
        <li>ပေါက်ပေါက်၊ ထန်းလျက်၊ ငါးခြောက်၊ ကလေးနို့မှုန့်</li>
        <li>လက်နှိပ်ဓာတ်မီး၊ ရေဒီယိုငယ်၊ ဘက်ထရီ၊ ဝီစီ</li>
        <li>နှစ်ပတ်စာ သောက်ဆေးများ၊ ဓာတ်ဆားထုပ်၊ ပလာစတာ</li>
        <li>လုံချည်၊ မိုးကာ၊ ဆပ်ပြာ၊ အမျိုးသမီးလစဉ်သုံး</li>
      </ul>
      <h3>ရေလုံအိတ်တွင်</h3>
      <p>အိမ်ထောင်စုစာရင်း၊ မှတ်ပုံတင်၊ မြေပိုင်ဆိုင်မှု စာရွက်စာတမ်း၊ ကျောင်းအောင်လက်မှတ်၊
      စာရွက်ပေါ်တွင် ရေးထားသော ဖုန်းနံပါတ်များနှင့် ငွေအကြွေ။</p>
      <p><span ${TEAL}>သင်္ကြန်နှင့် သီတင်းကျွတ်တိုင်း အစားအစာ၊ ရေနှင့် ဘက်ထရီများကို
      လဲလှယ်ပါ။</span></p>
    `),
  },
  {
    title: 'How to read a warning: five colours, four questions',
    type: 'knowledge',
    category: 'Reading a warning',
    tags: ['Preparedness', 'Cyclone', 'Heavy rain'],
    when: 120,
    cover: haze(4, 'fog'),
    description: html(`
      <h3>Five colours of a storm</h3>
      <ul>
        <li><strong>Yellow:</strong> a storm has formed. It does not move towards our coast.</li>
        <li><span ${ORANGE}><strong>Orange:</strong></span> it moves towards our coast.</li>
        <li><span ${RED}><strong>Red:</strong></span> it crosses the coast within twelve hours.</li>
        <li><strong>Brown:</strong> it is crossing now.</li>
        <li><span ${GREEN}><strong>Green:</strong></span> the danger is over.</li>
      </ul>
      <p>The colour says how near it is, not how strong. A weak storm can be red, a terrible one
      yellow.</p>
      <h3>Four questions to every warning</h3>
      <ol>
        <li><u>Where?</u> Is my township named?</li>
        <li><u>When?</u> Until when does it hold, when is the next one due?</li>
        <li><u>How much?</u> Feet of water, miles an hour, inches of rain.</li>
        <li><u>What shall I do?</u> If it does not say, ask the one who brought it.</li>
      </ol>
      <blockquote>A forecast tells what the weather will be. A warning tells what the weather
      will do.</blockquote>
    `),
  },
  {
    title: 'မုန်တိုင်းခိုလှုံရာ အဆောက်အအုံတွင် နေထိုင်စဉ်',
    type: 'knowledge',
    category: 'Shelter',
    tags: ['မုန်တိုင်း', 'ကြိုတင်ပြင်ဆင်'],
    when: 140,
    cover: shelter(1),
    description: html(`
      <p>မုန်တိုင်းခိုလှုံရာ အဆောက်အအုံသည် ရွာသူရွာသားအားလုံး၏ အိမ်ဖြစ်ပါသည်။ ဘာသာ၊ လူမျိုးမရွေး
      ဝင်ရောက်ခိုလှုံနိုင်ပါသည်။</p>
      <h4>မဝင်မီ</h4>
      <ul>
        <li>မီးဖိုမီး ငြှိမ်း၊ လျှပ်စစ်မီး ပိတ်၊ တံခါးများ ပိတ်ခဲ့ပါ။</li>
        <li>နေမကောင်းသူ၊ ကိုယ်ဝန်ဆောင်နှင့် မသန်စွမ်းသူများကို ဦးစွာ ပို့ပါ။</li>
      </ul>
      <h4>အတွင်းတွင်</h4>
      <ul>
        <li>အမည်စာရင်း ပေးပြီးမှ နေရာယူပါ။ မရောက်သေးသူများကို ရှာဖွေနိုင်ရန် ဖြစ်ပါသည်။</li>
        <li>အမျိုးသမီးနှင့် ကလေးများအတွက် သီးသန့်နေရာ သတ်မှတ်ပါ။</li>
        <li>သောက်ရေနှင့် သုံးရေကို ခွဲခြားထားပါ။</li>
        <li><strong>လေငြိမ်သွားရုံဖြင့် မထွက်ပါနှင့်။</strong> မုန်တိုင်းမျက်စိ ဖြတ်ပြီးနောက်
        လေသည် ဆန့်ကျင်ဘက်မှ ပြန်တိုက်ပါသည်။</li>
      </ul>
      <p ${CENTER}><span ${GREEN}>အစိမ်းရောင် ကြေညာမှသာ အိမ်ပြန်ပါ။</span></p>
    `),
  },
  {
    title: 'Schools closed on 2 July in Mon State and Tanintharyi · မိုးကြီးမှုကြောင့် ကျောင်းများ ပိတ်ထားမည်',
    type: 'post',
    category: 'For schools',
    tags: ['Heavy rain', 'မိုးကြီး', 'Preparedness', 'ကြိုတင်ပြင်ဆင်'],
    when: '07-01',
    cover: rainMap(4, [97.6, 16.2]),
    description: html(`
      <p>Because of very heavy rain and flooded roads, basic education schools stay closed tomorrow,
      <strong>2 July</strong>, in these townships: Ye, Thanbyuzayat, Mudon, Kyaikmaraw; Yebyu and
      Dawei. Examination halls open one hour later. A new notice follows at 17:00.</p>
      <p>မိုးသည်းထန်စွာ ရွာသွန်းမှုနှင့် လမ်းများ ရေလွှမ်းမှုကြောင့် အောက်ပါမြို့နယ်များရှိ အခြေခံပညာ
      ကျောင်းများကို မနက်ဖြန် <strong>ဇူလိုင်လ ၂ ရက်</strong>တွင် ပိတ်ထားပါမည်။</p>
      <ul>
        <li>မွန်ပြည်နယ် - ရေး၊ သံဖြူဇရပ်၊ မုဒုံ၊ ကျိုက်မရော</li>
        <li>တနင်္သာရီတိုင်းဒေသကြီး - ရေဖြူ၊ ထားဝယ်</li>
      </ul>
      <p>SMS for parents · မိဘများထံ ပေးပို့ရန် SMS</p>
      <pre>[WEATHER] 2 July: schools closed, heavy rain.<br>
        ဇူလိုင် ၂ ရက် ကျောင်းပိတ်သည်။ ကလေးများ ရေထဲ မဆော့ပါစေနှင့်။</pre>
    `),
  },
  {
    title: 'Whom to call, and warnings by SMS: numbers to write on the wall',
    type: 'knowledge',
    category: 'Hotline',
    tags: ['Preparedness'],
    when: 95,
    cover: null,
    description: html(`
      <p>Write these with a thick pen beside the door, where a child can read them. The numbers of
      this sample are not real.</p>
      <ul>
        <li>Weather and warnings, day and night: <a href="tel:+9512345678">+95 1 234 5678</a></li>
        <li>River levels: <a href="tel:+9512345679">+95 1 234 5679</a></li>
        <li>Questions: <a href="mailto:duty@example.org">duty@example.org</a></li>
      </ul>
      <h3>Warnings by SMS</h3>
      <p>Send one of these words to the short code. It costs nothing, on any telephone.</p>
      <pre>ON SITTWE      warnings for a township<br>
        RIVER HOMALIN  level of a station<br>
        SEA MYEIK      sea state off a coast<br>
        MM             answers in Burmese<br>
        STOP           no more messages</pre>
      <p><span ${BLUE}>If networks are busy:</span> a message gets through where a call does not.</p>
    `),
  },
];
