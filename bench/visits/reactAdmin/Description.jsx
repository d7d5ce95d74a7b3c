import '@fontsource/noto-sans-myanmar/400.css';
import { required, RichTextField } from 'react-admin';
import { RichTextInput } from 'ra-input-rich-text';

// Our own font.
const font = { '& .ProseMirror': { fontFamily: 'Roboto, "Noto Sans Myanmar", sans-serif' } };

export const Editor = () => <RichTextInput source="description" validate={required()} sx={font} />;

export const Description = () => <RichTextField source="description" />;
