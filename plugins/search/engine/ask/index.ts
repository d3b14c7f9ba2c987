/**
 * What finds passages: a chunk of its own, since most searches are for a name and need none of it.
 */
export {openUnits} from './openUnits';
export {refine} from './refine';
export {retrieve} from './retrieve';
export type {AskUnits} from './units';
