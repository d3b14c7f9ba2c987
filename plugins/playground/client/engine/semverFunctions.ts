/**
 * The five functions of semver that the engine calls. The package's entry would
 * include its range parser.
 */
export {default as eq} from 'semver/functions/eq';
export {default as gt} from 'semver/functions/gt';
export {default as gte} from 'semver/functions/gte';
export {default as lt} from 'semver/functions/lt';
export {default as lte} from 'semver/functions/lte';
