#!/usr/bin/env bash
# Guess: selectFromResult of a query hook only narrows the result, so a narrowed first render says
# what the whole result says: that the query loads.
# What happens: without it, the first render has isLoading true and the status pending. With it, even
# if it returns the result unchanged, the first render has isUninitialized true and isLoading false.
# Seen on: @reduxjs/toolkit 2.15.0, react-redux 9.3.1, React 19.3.1
# Output: whole result: loading true, uninitialized false; selected: loading false, uninitialized true
# Who meets it: screens that show "nothing found" or an error unless a query loads, for one frame.
# Right would be: one first state, in whichever form the hook is read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent @reduxjs/toolkit@2.15.0 react-redux@9.3.1 \
  react@19.3.1 react-dom@19.3.1 >/dev/null

cat >see.mjs <<'JS'
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';

const api = createApi({
  baseQuery: async () => ({ data: [] }),
  endpoints: (build) => ({ list: build.query({ query: () => '/list' }) }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
const seen = [];
const Screen = ({ options }) => {
  const { isLoading, isUninitialized } = api.useListQuery(undefined, options);
  seen.push(`loading ${isLoading}, uninitialized ${isUninitialized}`);
  return null;
};
for (const options of [{}, { selectFromResult: (result) => result }]) {
  renderToString(createElement(Provider, { store }, createElement(Screen, { options })));
}
console.log(`whole result: ${seen[0]}\nselected: ${seen[1]}`);
const expected = ['loading true, uninitialized false', 'loading false, uninitialized true'];
process.exit(String(seen) === String(expected) ? 0 : 1);
JS
node see.mjs
