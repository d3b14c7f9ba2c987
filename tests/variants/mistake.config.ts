/**
 * A site with one mistake, which its folder says (tests/support/mistakes.ts): one compiled
 * configuration is enough for all of them.
 */
import {readFileSync} from 'node:fs';

import {type Changes, variant} from './base';

export default variant(JSON.parse(readFileSync('mistake.json', 'utf8')) as Changes);
