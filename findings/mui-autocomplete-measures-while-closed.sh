#!/usr/bin/env bash
# Guess: a closed list of suggestions measures nothing; it needs the width of its field when it opens.
# What happens: every render after the first reads clientWidth of the field for a list that is not
# shown. In a browser the read lays out the page at once, with everything that was rendered with it.
# Seen on: @mui/material 9.5.0, React 19.3.1, jsdom 27.4.0
# Output: reads while closed: 1 after mounting, 2 after another render
# Who meets it: forms with such a field beside a long text, on slow devices.
# Right would be: reading it when the list opens, as its own observer of the size does.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent @mui/material@9.5.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 jsdom@27.4.0 >/dev/null

cat >see.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>', { pretendToBeVisual: true });
const { document, HTMLElement, navigator } = window;
for (const [name, value] of Object.entries({ window, document, HTMLElement, navigator })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
let reads = 0;
Object.defineProperty(window.HTMLElement.prototype, 'clientWidth', {
  get() {
    reads += 1;
    return 300;
  },
});
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');
const { default: Autocomplete } = await import('@mui/material/Autocomplete');
const { default: TextField } = await import('@mui/material/TextField');

const root = createRoot(document.getElementById('root'));
const counts = ['a', 'b'].map((label) => {
  const renderInput = (props) => createElement(TextField, { ...props, label });
  flushSync(() => root.render(createElement(Autocomplete, { options: [], renderInput })));
  return reads;
});
console.log(`reads while closed: ${counts[0]} after mounting, ${counts[1]} after another render`);
process.exit(counts[0] >= 1 && counts[1] > counts[0] ? 0 : 1);
JS
node see.mjs
