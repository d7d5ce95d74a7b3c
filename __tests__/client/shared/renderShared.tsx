import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeStore } from '../../../src/client/app/store';
import { themeFor } from '../../../src/client/app/theme/theme';
import { Unstyled } from '../../helpers/client/Unstyled';

export const BURMESE = 'ကျွန်ုပ်တို့၏ မိုးလေဝသသတိပေးချက် ရန်ကုန်မြစ်ရေကြီးမှု';

/** Renders shared components as in the product: with the theme, a router and a store. */
export function renderShared(children: ReactNode, store = makeStore()) {
  const router = createMemoryRouter([
    { path: '/', element: children },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  const view = render(
    <Unstyled>
      <Provider store={store}>
        <ThemeProvider theme={themeFor('en')}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </Provider>
    </Unstyled>,
  );
  return { ...view, user: userEvent.setup(), router, store };
}
