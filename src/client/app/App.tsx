import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { createApp } from './createApp';
import { useTranslation } from '../shared/text/i18n';
import { themeFor } from './theme/theme';

export function App({ store, router }: Awaited<ReturnType<typeof createApp>>) {
  const { language } = useTranslation();
  return (
    <Provider store={store}>
      <ThemeProvider theme={themeFor(language)} modeStorageKey="color-scheme" noSsr>
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>
  );
}
