import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What `http` may import of the contract. It is independent of every noun, also of new ones. */
const wire = [
  ...['capabilities', 'fields', 'image', 'lengths', 'limits', 'messages', 'normalize', 'nouns'],
  ...['paging', 'permissions', 'records', 'search', 'shapes', 'versioned', 'zawgyi'],
].map((name) => `./${name}.ts`);

/** Each folder may import those before it. */
const shared = [
  ...['device', 'text', 'session', 'api', 'pages', 'notices'],
  ...['ui', 'share', 'lists', 'form', 'records'],
];

/**
 * Imports run one way: contract <- shared <- features <- app, and contract <- server <- demo. The
 * image decoder depends on neither HTTP nor the store.
 */
const direction = [
  { target: './src/contract', from: ['./src/client', './src/server', './src/demo'] },
  { target: './src/client', from: ['./src/server', './src/demo'] },
  { target: './src/server', from: ['./src/client', './src/demo'] },
  // A released migration imports nothing that can change.
  { target: './src/server/migrations/!(migrations).ts', from: './src' },
  { target: './src/server/http', from: ['./src/server/routes', './src/server/feeds'] },
  { target: './src/server/http', from: './src/contract', except: wire },
  { target: './src/demo', from: './src/client' },
  { target: './src/server/images', from: ['./src/server/http', './src/server/store'] },
  { target: './src/client/shared', from: ['./src/client/features', './src/client/app'] },
  ...shared.slice(0, -1).map((folder, index) => ({
    target: `./src/client/shared/${folder}`,
    from: shared.slice(index + 1).map((later) => `./src/client/shared/${later}`),
  })),
  { target: './src/client/features', from: './src/client/app' },
  ...readdirSync('./src/client/features').map((feature) => ({
    target: `./src/client/features/${feature}`,
    from: './src/client/features',
    except: [`./${feature}`],
  })),
];

export default tseslint.config(
  {
    ignores: [
      'build',
      'dist',
      'data',
      'coverage',
      'node_modules',
      '.cache',
      'bench/visits/reactAdmin',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.browser, ...globals.node },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      // Escapes show each character of a class, so none looks like a part of another.
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'import-x/no-restricted-paths': ['error', { zones: direction }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      'max-lines': ['error', { max: 400 }],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.callee.name="useFormContext"][property.name="formState"], VariableDeclarator[init.callee.name="useFormContext"] > ObjectPattern > Property[key.name="formState"]',
          message: 'It never changes: use useFormState.',
        },
      ],
    },
  },
  {
    files: ['__tests__/client/**/*.{ts,tsx}', '__tests__/helpers/client/**/*.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // Tests read focus, attributes and elements outside the page if these are their subject.
      'testing-library/no-node-access': 'off',
      // The rule mistakes queries within a part of the page for those of `render`.
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    files: [
      '*.config.{ts,mjs}',
      '**/*.d.ts',
      '__tests__/helpers/browser/{globalSetup,globalTeardown}.ts',
      '__tests__/helpers/server/setup/*.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
);
