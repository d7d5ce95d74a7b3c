import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkContract } from '../../scripts/contractCheck/check';
import { SECURITY_HEADERS } from '../../src/server/http/headers';
import { ADMIN, Product } from '../helpers/server/product';
import { describeMainFlows } from './support/mainFlows';
import { openStage } from './support/stage';

const PYTHON = 'python3';
const SERVER = path.resolve('examples/python/server.py');

/** The server's type annotations need Python 3.10. */
const isInstalled =
  spawnSync(PYTHON, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

const missing = ' (Python 3.10 or later is not installed: apt-get install python3)';

(isInstalled ? describe : describe.skip)(
  `the front end on a server in Python${isInstalled ? '' : missing}`,
  () => {
    const stage = openStage({ other: new Product({}, [PYTHON, SERVER]) });
    const { product } = stage;
    describeMainFlows(stage);

    test('which serves the files with the redirects and headers of the bundled server', async () => {
      const get = (url: string) => fetch(`${product.origin}${url}`, { redirect: 'manual' });
      for (const url of ['/', '/login', '/build']) {
        const { status, headers } = await get(url);
        expect([status, headers.get('location')]).toEqual([302, '/build/']);
      }
      const { headers } = await get('/build/posts/7');
      const expected = { ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' };
      const names = Object.keys(expected);
      expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual(expected);
      expect((await get('/build/main.00000000.js')).status).toBe(404);
      expect((await get('/build/..%2fpackage.json')).status).toBe(404);
    });

    test('which answers all calls as the check of other servers expects', async () => {
      const findings = await checkContract(product.origin, ADMIN);
      expect(findings.filter(({ problems }) => problems?.length !== 0)).toEqual([]);
    });
  },
);
