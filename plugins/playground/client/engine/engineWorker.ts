/** The flag engine on a thread of its own. */
import {getEvaluationResult} from 'flag-engine/index.js';
import {traitsMatchSegmentCondition} from 'flag-engine/segments/evaluators.js';
import {getHashedPercentageForObjIds} from 'flag-engine/utils/hashing/index.js';

import {createRunner, READY, type Request} from '../../model/jobs';

const run = createRunner({getEvaluationResult, traitsMatchSegmentCondition, getHashedPercentageForObjIds});

self.onmessage = ({data}: MessageEvent<Request>) => self.postMessage(run(data));
self.postMessage(READY);
