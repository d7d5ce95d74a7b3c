import { rmSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { BannerPlugin, Compilation, ProvidePlugin } from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import type {} from 'webpack-dev-server';

const BASE = '/build/';
const SOURCE_MAPS = 'build-maps';
const root = (folder: string) => path.resolve(folder);

/** Every text file once more in brotli and once in gzip, for servers that send such files as they are. */
const compressed = /\.(js|css|html|svg|webmanifest)$/;
const compression = [
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    test: compressed,
    minRatio: 1,
  }),
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    test: compressed,
    minRatio: 1,
  }),
];

/**
 * Nearly all of the first script runs before the first screen. V8 then compiles its functions on another
 * thread while the script arrives, and not one by one on the main thread: https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  test: /\.js$/,
  raw: true,
  entryOnly: true,
  // Minifying would remove it.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** `clean` does not reach outside of the output folder. */
const cleanSourceMaps = {
  apply: ({ hooks }: Compiler) =>
    hooks.beforeRun.tap('cleanSourceMaps', () =>
      rmSync(root(SOURCE_MAPS), { recursive: true, force: true }),
    ),
};

/** What is under the base path is copied from `public` as it is. */
const css = {
  loader: 'css-loader',
  options: { url: { filter: (url: string) => !url.startsWith(BASE) } },
};

/** Its package names the build with warnings for developers only. */
const REACT_ROUTER = {
  'react-router$': root('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': root('node_modules/react-router/dist/production/dom-export.mjs'),
};

/** How the API is called. */
const CALLS =
  /@reduxjs[\\/]toolkit[\\/]dist[\\/]query|@standard-schema|reselect|client[\\/]shared[\\/](api[\\/](api|load|normalize|ownSaves|transport)|session[\\/]reportEnd)\.ts|contract[\\/](permissions|ids)\.ts/;

/**
 * What MUI's buttons can show and ours never do: ripples, which the theme switches off, and the ring of
 * `loading`. ESLint refuses both.
 */
const NEVER_SHOWN = Object.fromEntries(
  ['ButtonBase/TouchRipple', 'CircularProgress/CircularProgress'].map((part) => [
    root(`node_modules/@mui/material/${part}.mjs`),
    false as const,
  ]),
);

function typescript(isDevelopment: boolean) {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
        },
      },
    },
  };
}

export default function config(_env: unknown, { mode }: { mode?: string }): Configuration {
  const isDevelopment = mode !== 'production';
  return {
    mode: isDevelopment ? 'development' : 'production',
    target: 'browserslist:last 3 years and supports es6-module and not op_mini all',
    entry: { frame: './src/client/frame.ts', main: './src/client/main.tsx' },
    output: {
      path: root('build'),
      publicPath: BASE,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Each chunk begins with it.
      chunkLoadingGlobal: 'chunks',
      // Beside what is deployed, so that nobody publishes them by accident.
      sourceMapFilename: `../${SOURCE_MAPS}/[file].map`,
      clean: true,
    },
    devtool: isDevelopment ? 'eval-source-map' : 'hidden-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: isDevelopment ? {} : { ...REACT_ROUTER, ...NEVER_SHOWN },
    },
    module: {
      rules: [
        typescript(isDevelopment),
        // Emotion imports it for one function that MUI does not call.
        { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, css] },
      ],
    },
    optimization: {
      // The shortest where they are used most: 1.7 kB less of the first list than with ids that outlive a release.
      ...(!isDevelopment && { moduleIds: 'size', chunkIds: 'total-size' }),
      splitChunks: {
        chunks: 'async',
        minSize: 40_000,
        cacheGroups: {
          // Every screen behind the sign-in needs all of it; three chunks would have a copy each.
          calls: { test: CALLS, name: 'calls', enforce: true },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3, ecma: 2022 } },
        }),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss }),
      ],
    },
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: root('node_modules/.cache/webpack') },
    plugins: [
      new HtmlPlugin({
        template: 'public/index.html',
        scriptLoading: 'defer',
        chunksSortMode: 'manual',
        chunks: ['frame', 'main'],
      }),
      new ProvidePlugin({
        Buffer: [root('src/client/shared/zawgyi/base64Bytes.ts'), 'Base64Bytes'],
      }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      new MiniCssExtractPlugin({
        filename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      }),
      ...(isDevelopment
        ? [new ReactRefreshPlugin()]
        : [compileAhead, ...compression, cleanSourceMaps]),
    ],
    devServer: {
      port: 3001,
      hot: true,
      historyApiFallback: {
        index: `${BASE}index.html`,
        rewrites: [{ from: /^\/build/, to: `${BASE}index.html` }],
      },
      proxy: [{ context: ['/api', '/healthz'], target: 'http://127.0.0.1:3000' }],
      open: false,
    },
  };
}
