import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createApp } from './app/createApp';
import { restoreLanguage } from './shared/display/language';
import './app/theme/blank.css';
import './app/theme/frame.css';
import './app/theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const [app] = await Promise.all([createApp(), restoreLanguage()]);
createRoot(root).render(
  <StrictMode>
    <App {...app} />
  </StrictMode>,
);
