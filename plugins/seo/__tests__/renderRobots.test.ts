import {expect, it} from 'vitest';

import {renderRobots} from '../node/renderRobots';

it('forbids everything on a copy that must not be found', () => expect(renderRobots('https://x.test', true)).toContain('Disallow: /'));
