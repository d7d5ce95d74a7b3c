import { look } from './look.tmp.mts';
const scan = () => { const out: string[] = []; for (const e of document.querySelectorAll('body *')) { const own=[...e.childNodes].some(n=>n.nodeType===3&&n.textContent!.trim()); if(!own && !(e instanceof HTMLInputElement)) continue; const r=e.getBoundingClientRect(); if(r.width<2) continue; out.push((e as any).tagName+'|'+(e.textContent||'').trim().slice(0,20)+'|'+getComputedStyle(e).fontSize);} return out; };
await look('/work/main', async (page, url) => {
 const routes=['/slider','/announcement','/role','/role/create','/category','/posts','/posts/create','/posts/60','/users','/users/create','/users/1','/profile','/announcement/templates','/announcement/feeds'];
 for (const r of routes) { await page.goto(url(r)); await page.waitForLoadState('networkidle'); const seen: string[][]=[]; for (const size of ['16px','20px']) { await page.evaluate(s=>{document.documentElement.style.fontSize=s},size); seen.push(await page.evaluate(scan)); }
  const fixed=seen[0]!.filter(x=>seen[1]!.includes(x)); if(fixed.length) console.log(r,[...new Set(fixed)]); }
 await page.goto(url('/posts')); await page.getByRole('button',{name:'Change'}).click(); await page.getByRole('button',{name:'Use a template'}).click(); await page.waitForTimeout(1500);
 const seen: string[][]=[]; for (const size of ['16px','20px']) { await page.evaluate(s=>{document.documentElement.style.fontSize=s},size); seen.push(await page.evaluate(scan)); }
 console.log('picker',[...new Set(seen[0]!.filter(x=>seen[1]!.includes(x)))]);
});
