import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createApp } from './app/createApp';
import { printInLight } from './app/theme/theme';
import { cleanInput } from './shared/text/cleanInput';
import { restoreLanguage } from './shared/text/language';
import { ignoreDoubleTaps } from './shared/ui/doubleTaps';
import './app/theme/blank.css';
import './app/theme/splash.css';
import './app/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

async function start(container: HTMLElement): Promise<void> {
  const [app] = await Promise.all([createApp(), restoreLanguage()]);
  createRoot(container).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
}

cleanInput();
ignoreDoubleTaps(document);
printInLight();
// Not awaited, because webpack would add its runtime for async modules.
void start(root);
