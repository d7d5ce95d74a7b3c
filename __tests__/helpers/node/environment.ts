import '../compiledModules';

/** Node, with modules that are compiled once in each worker. */
export { TestEnvironment as default } from 'jest-environment-node';
