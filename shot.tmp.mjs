import { chromium } from 'playwright-core';
const base='http://127.0.0.1:3998';
const login=await (await fetch(base+'/api/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'admin@example.org',password:'monsoon-2026'})})).json();
const d=login.data??login; const token=d.token??d.access_token; const user=d.user;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
async function open(w,h,lang,scheme){const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,reducedMotion:'reduce'});await c.addInitScript(([t,u,l])=>{localStorage.setItem('auth_token',t);localStorage.setItem('auth_user',u);localStorage.setItem('language',l)},[token,JSON.stringify(user),lang]);return c.newPage();}
for (const [name,w,h,lang,scheme] of [['d-en',1440,900,'en','light'],['p-en',375,800,'en','light'],['p-my-dark',375,800,'my','dark'],['n-en',320,640,'en','light']]) {
  const p=await open(w,h,lang,scheme);
  await p.goto(base+'/build/announcement'); await p.waitForTimeout(2500);
  await p.screenshot({path:`/tmp/pics/a-${name}-list.png`});
  const E={en:{edit:/^(Edit|Change)/,use:'Use a template',map:'Map'},my:{}}[lang];
  if (lang==='en') {
    await p.getByRole('button',{name:/Edit/}).first().click(); await p.waitForTimeout(1200);
    await p.screenshot({path:`/tmp/pics/a-${name}-form.png`});
    await p.getByRole('button',{name:'Map'}).click(); await p.waitForTimeout(600);
    await p.screenshot({path:`/tmp/pics/a-${name}-map.png`});
    await p.getByLabel('Chin',{exact:true}).check(); await p.getByLabel('Rakhine',{exact:true}).uncheck(); await p.waitForTimeout(500);
    await p.screenshot({path:`/tmp/pics/a-${name}-hint.png`});
    await p.getByRole('button',{name:'Update'}).click(); await p.waitForTimeout(1200);
    await p.screenshot({path:`/tmp/pics/a-${name}-review.png`});
    await p.reload(); await p.waitForTimeout(1500);
  }
  const row=p.locator('table tbody button').first(); if (await row.count()) { await row.click(); await p.waitForTimeout(1200); await p.screenshot({path:`/tmp/pics/a-${name}-detail.png`}); }
  await p.goto(base+'/build/slider'); await p.waitForTimeout(2000);
  await p.screenshot({path:`/tmp/pics/a-${name}-strip.png`,clip:{x:0,y:0,width:w,height:260}});
}
console.log((await (await open(1440,900,'en','light')).url()));
await b.close();
