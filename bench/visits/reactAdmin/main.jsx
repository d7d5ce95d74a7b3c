import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import * as ra from 'react-admin';
import { authProvider, dataProvider } from './providers.js';

// The chunk with its editor, TipTap, loads while the user reads a post, as in our front end.
const load = (name) =>
  lazy(() => import('./Description.jsx').then((chunk) => ({ default: chunk[name] })));
const [Editor, Description] = [load('Editor'), load('Description')];
const inChunk = (part) => <Suspense key="description">{part}</Suspense>;

const image = (
  <ra.FunctionField
    render={({ images, cover_image }) => {
      const { url } = images?.[0] ?? cover_image ?? {};
      return url ? <img src={url + '?w=160'} alt="" width="72" height="48" /> : 'No image';
    }}
  />
);
const pictures = (
  <ra.ImageInput source="images" multiple>
    <ra.ImageField source="src" />
  </ra.ImageInput>
);
const text = (source, props) => (
  <ra.TextInput key={source} source={source} validate={ra.required()} {...props} />
);
const reference = (source, noun, name) => (
  <ra.ReferenceInput key={source} source={source} reference={noun}>
    <ra.SelectInput optionText={name} />
  </ra.ReferenceInput>
);

const RESOURCES = {
  sliders: { fields: [], inputs: [pictures], hasImage: true },
  announcements: {
    fields: ['text', 'type'],
    inputs: [text('text', { multiline: true }), text('type')],
  },
  roles: { fields: ['name.en', 'name.mm'], inputs: [text('name.en'), text('name.mm')] },
  categories: { fields: ['name', 'icon'], inputs: [text('name'), text('icon')] },
  posts: {
    fields: ['title', 'category', 'created_at'],
    details: inChunk(<Description />),
    inputs: [
      text('title'),
      inChunk(<Editor />),
      reference('category_id', 'categories', 'name'),
      pictures,
    ],
    hasImage: true,
  },
  users: {
    fields: ['name', 'email', 'role.name.en'],
    inputs: [
      text('name'),
      text('email', { type: 'email' }),
      reference('role_id', 'roles', 'name.en'),
    ],
  },
};

function screensOf({ fields, details, inputs, hasImage }) {
  const shown = fields.map((source) => <ra.TextField key={source} source={source} />);
  const form = <ra.SimpleForm>{inputs}</ra.SimpleForm>;
  return {
    list: () => (
      <ra.List>
        <ra.DataTable>
          <ra.DataTable.Col source="id" />
          {hasImage && <ra.DataTable.Col label="Image">{image}</ra.DataTable.Col>}
          {fields.map((source) => (
            <ra.DataTable.Col key={source} source={source} />
          ))}
        </ra.DataTable>
      </ra.List>
    ),
    show: () => (
      <ra.Show>
        <ra.SimpleShowLayout>
          {hasImage && image}
          {shown}
          {details}
        </ra.SimpleShowLayout>
      </ra.Show>
    ),
    create: () => <ra.Create>{form}</ra.Create>,
    edit: () => <ra.Edit>{form}</ra.Edit>,
  };
}

createRoot(document.getElementById('root')).render(
  <ra.Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
    {Object.entries(RESOURCES).map(([name, resource]) => (
      <ra.Resource key={name} name={name} {...screensOf(resource)} />
    ))}
  </ra.Admin>,
);
