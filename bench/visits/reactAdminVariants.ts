import type { Packages } from '../peers/install';

export const REACT_ADMIN = '5.15.4';
const RICH_TEXT_INPUT = '5.15.3';
/** The newest that all its packages have, because they ask for each other in the same version. */
const TIPTAP = '3.31.3';
const TIPTAP_PACKAGES = [
  ...['core', 'pm', 'react', 'starter-kit', 'extension-color', 'extension-highlight'],
  ...['extension-image', 'extension-text-align', 'extension-text-style'],
];

/** React Admin with the build tool of its own template. MUI and the router are what it asks for. */
const PACKAGES: Packages = {
  'react-admin': REACT_ADMIN,
  react: '19.3.1',
  'react-dom': '19.3.1',
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
};

/** A post's description as plain text; it is not shown. */
const PLAIN_TEXT = `import { TextInput, required } from 'react-admin';

export const shownDescription = [];
export const description = <TextInput key="description" source="description" multiline validate={required()} />;
`;

/** A post's description with react-admin's editor, which is TipTap, in the font of ours. */
const RICH_TEXT = `import '@fontsource/noto-sans-myanmar/400.css';
import { RichTextField, required } from 'react-admin';
import { RichTextInput } from 'ra-input-rich-text';

const font = { '& .ProseMirror': { fontFamily: 'Roboto, "Noto Sans Myanmar", sans-serif' } };
export const shownDescription = [<RichTextField key="description" source="description" />];
export const description = <RichTextInput key="description" source="description" validate={required()} sx={font} />;
`;

/** As its own template is; and with its editor, which weighs more. */
export const VARIANTS = {
  'react-admin': { packages: PACKAGES, description: PLAIN_TEXT },
  'react-admin-rich-text': {
    packages: {
      ...PACKAGES,
      'ra-input-rich-text': RICH_TEXT_INPUT,
      '@fontsource/noto-sans-myanmar': '5.3.0',
      ...Object.fromEntries(TIPTAP_PACKAGES.map((name) => [`@tiptap/${name}`, TIPTAP])),
    },
    description: RICH_TEXT,
  },
};

export type Variant = keyof typeof VARIANTS;
