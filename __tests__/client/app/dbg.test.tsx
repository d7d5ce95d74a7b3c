import { screen } from '@testing-library/react';
import { http } from 'msw';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { resizeWindow } from '../../helpers/client/viewport';
it('x', async () => {
  resizeWindow({ width: 500 });
  server.use(http.get('/api/sliders', () => json({ data: [] })));
  await openApp('/slider', buildSession());
  await screen.findByText('No slider data found.');
  resizeWindow({ width: 768 });
  await new Promise(r=>setTimeout(r,500));
  resizeWindow({ width: 767 });
  await new Promise(r=>setTimeout(r,1500));
  for (const el of document.querySelectorAll('[aria-hidden="true"], .MuiDrawer-root, [role=presentation]')) console.log(el.outerHTML.slice(0,300));
  console.log(document.body.innerHTML.slice(0,1500), [...document.querySelectorAll('button')].map(b => b.outerHTML.slice(0,150)));
});
