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
import { darkTokens, lightTokens } from './src/client/app/theme/palette';
import { SERVICE_NAME } from './src/client/shared/text/branding';
import catalogue from './src/client/shared/text/my.json';

const BASE = '/build/';
const SOURCE_MAPS = 'build-maps';
const root = (folder: string) => path.resolve(folder);

/** Compresses every text file in brotli and in gzip, for servers that send such files. */
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
 * Chromium compiles all functions of the first scripts while they arrive, outside the main thread,
 * and not one by one as they are called (v8.dev/blog/explicit-compile-hints). The minifier would
 * remove the comment.
 */
const compiledAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  test: /\.js$/,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The option `clean` does not reach outside the output folder. */
const cleanSourceMaps = {
  apply: ({ hooks }: Compiler) =>
    hooks.beforeRun.tap('cleanSourceMaps', () =>
      rmSync(root(SOURCE_MAPS), { recursive: true, force: true }),
    ),
};

/** Files under the base path are copied from `public` unchanged. */
const css = {
  loader: 'css-loader',
  options: { url: { filter: (url: string) => !url.startsWith(BASE) } },
};

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
    entry: { splash: './src/client/splash.ts', main: './src/client/main.tsx' },
    output: {
      path: root('build'),
      publicPath: BASE,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Outside the deployed folder, so that nobody publishes source maps by accident.
      sourceMapFilename: `../${SOURCE_MAPS}/[file].map`,
      clean: true,
      // The policy that lets webpack load its chunks and the worker by their addresses.
      trustedTypes: { policyName: 'webpack' },
    },
    devtool: isDevelopment ? 'eval-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        typescript(isDevelopment),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, css] },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify }),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss }),
      ],
    },
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: root('node_modules/.cache/webpack') },
    plugins: [
      new HtmlPlugin({
        template: 'public/index.html',
        templateParameters: ({ hash }: Compilation) => ({
          // Hot reload replaces changed code in development, so the page needs no build id.
          build: isDevelopment ? '' : hash,
          light: lightTokens,
          dark: darkTokens,
          name: SERVICE_NAME,
          burmeseName: catalogue[SERVICE_NAME],
        }),
      }),
      new ProvidePlugin({
        Buffer: [root('src/client/shared/text/base64Bytes.ts'), 'Base64Bytes'],
      }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      new MiniCssExtractPlugin({
        filename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      }),
      ...(isDevelopment
        ? [new ReactRefreshPlugin()]
        : [compiledAhead, ...compression, cleanSourceMaps]),
    ],
    devServer: {
      port: 3001,
      hot: true,
      historyApiFallback: {
        index: `${BASE}index.html`,
        rewrites: [{ from: /^\/build/, to: `${BASE}index.html` }],
      },
      proxy: [{ context: ['/api', '/healthz', '/readyz'], target: 'http://127.0.0.1:3000' }],
      open: false,
    },
  };
}
